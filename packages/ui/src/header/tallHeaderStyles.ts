import { css } from "styled-components";
import { headerRowStyles } from "./headerRowStyles.ts";
import { markStyles, playerRowStyles } from "./playerRowStyles.ts";

export const tallHeaderStyles = css`
  .tall-header {
    position: relative;
    z-index: 30;
    background: var(--color-header);
    color: var(--color-on-header);

    ${headerRowStyles}

    /* Room for balance and menu, without which the row would wrap only when they arrive. */
    --session-phone-width: 11rem;
    --session-width: 24rem;

    .header-row {
      column-gap: 0.75rem;
      min-height: 4.75rem;
    }

    /*
     * The session clock is fixed to the window's edge (data-clock), because this header scrolls away. Its space is
     * reserved from the start, so that the page does not shift when the clock appears.
     */
    &:has([data-session-clock]) .header-row,
    :root[data-player="logged_in"] &[data-account] .header-row {
      padding-block-start: 2rem;
    }

    .header-logo img {
      height: clamp(1.875rem, 9vw, 2.5rem);
    }

    .header-end {
      gap: 0.5rem;
    }

    .header-search {
      display: grid;
      place-items: center;
      width: 3rem;
      height: 3rem;
      border-radius: var(--shape-pill);
      background: var(--color-surface-sunken);
      transition: transform var(--motion-base) var(--motion-ease-land);
    }

    .header-search:hover {
      transform: rotate(-8deg) scale(1.06);
    }

    /* A phone's drawer has them, and the head no room for both. */
    @media (max-width: 63.99rem) {
      --guest-actions: none;
    }

    .header-wide {
      display: none;
    }

    .header-navigation {
      display: none;
    }

    @media (min-width: 64rem) {
      .header-logo {
        flex: 0 1 auto;
      }

      .header-row {
        min-height: 6.5rem;
      }

      .header-logo img {
        height: 3.5rem;
      }

      .header-wide {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.75rem;
      }

      .header-drawer {
        display: none;
      }

      .header-navigation {
        display: block;
        margin-block-end: 1rem;
      }

      .header-navigation ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }

      .header-navigation a {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        min-height: 3rem;
        padding: 0.4rem 1.25rem 0.4rem 1rem;
        border: 2px solid var(--color-border);
        border-radius: var(--shape-pill);
        background: var(--color-surface-raised);
        font-weight: var(--type-weight-strong);
        text-decoration: none;
        transition:
          transform var(--motion-base) var(--motion-ease-land),
          border-color var(--motion-base) var(--motion-ease);
      }

      .header-navigation a:hover {
        border-color: var(--color-border-strong);
        transform: translateY(-2px);
      }

      .header-navigation [aria-current] {
        border-color: var(--color-text);
        background: var(--color-text);
        color: var(--color-surface);
      }
    }

    /* Its menu needs the room of the wordmark on every phone; the frame is as high as the balance that comes into it. */
    @media (max-width: 30rem) {
      &:has(.player-menu),
      :root[data-player="logged_in"] &[data-account] {
        --session-phone-height: 3rem;
        ${markStyles}
      }
    }

    ${playerRowStyles}
  }
`;
