import { css } from "styled-components";

export const layer = "player";

export const styles = css`
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
