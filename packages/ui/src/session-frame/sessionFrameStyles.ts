import { css } from "styled-components";

export const sessionFrameStyles = css`
  .session-frame {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-width: 0;
    /* Holds the height of its content, so that the header does not move when the player's state arrives. */
    min-height: 2.5rem;
    font-size: var(--type-size-small);

    time,
    data {
      font-weight: var(--type-weight-strong);
      white-space: nowrap;
    }
  }
`;
