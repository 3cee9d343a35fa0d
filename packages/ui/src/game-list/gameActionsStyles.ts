import { css } from "styled-components";

/** A game that something can be done to; only players have such. */
export const gameActionsStyles = css`
  .game-with-action {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    height: 100%;

    > :first-child {
      flex: 1;
      height: auto;
    }
  }
`;
