import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .session-frame {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-width: 0;
    /* Holds the height of its content, so that the header does not move when the player's state arrives. */
    min-height: 2.5rem;
    font-size: var(--type-size-small);

    /* A player's menu is taller than what guests have. */
    :root[data-player="logged_in"] & {
      min-height: 2.75rem;
    }

    /* A player's own menu is as wide as the guests' actions from the start; those are not shown to a player. */
    :root[data-player="logged_in"] & {
      --guest-actions-visibility: hidden;
    }

    @media (max-width: 63.99rem) {
      :root[data-player="logged_in"] & {
        justify-content: flex-end;
        min-width: var(--session-phone-width, 0);
        min-height: var(--session-phone-height, 2.75rem);
      }
    }

    @media (min-width: 64rem) {
      :root[data-player="logged_in"] & {
        justify-content: flex-end;
        min-width: var(--session-width, 9rem);
      }
    }

    time,
    data {
      font-weight: var(--type-weight-strong);
      white-space: nowrap;
    }
  }
`;
