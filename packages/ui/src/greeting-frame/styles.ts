import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .greeting-frame {
    display: none;

    /* As high as what comes into it, so that the page stays where it is when the player is known. */
    :root[data-player="logged_in"] & {
      display: block;
      min-height: calc(9rem + 3 * var(--space-2) + var(--space-3));
    }

    @media (min-width: 64rem) {
      :root[data-player="logged_in"] & {
        min-height: calc(7.25rem + 2 * var(--space-2) + var(--space-3));
      }
    }
  }
`;
