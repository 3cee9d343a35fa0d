import { css } from "styled-components";
import { headerRowStyles } from "./headerRowStyles.ts";
import { playerRowStyles } from "./playerRowStyles.ts";

export const slimHeaderStyles = css`
  .slim-header {
    position: sticky;
    inset-block-start: 0;
    z-index: 30;
    border-block-end: var(--shape-hairline) solid var(--color-border);
    background: color-mix(in srgb, var(--color-header) 92%, transparent);
    backdrop-filter: blur(14px);
    color: var(--color-on-header);

    ${headerRowStyles}

    @media (min-width: 64rem) {
      /* The clock stands beside the player's menu. */
      --session-width: 34rem;
    }

    .header-row {
      column-gap: clamp(0.5rem, 2vw, 2rem);
      min-height: 3.75rem;
    }

    .header-logo img {
      height: 1.375rem;
    }

    .header-navigation {
      display: none;
    }

    .header-end {
      gap: 0.25rem;
    }

    .header-search {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border-radius: var(--shape-control);
    }

    .header-search:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    .header-end {
      --button-height: 2.5rem;
      --button-text: var(--type-size-small);
    }

    .header-wide {
      display: none;
    }

    /* A phone's drawer has them, and the bar no room for both. */
    @media (max-width: 63.99rem) {
      .header-end:has(.drawer-menu) {
        --guest-actions: none;
      }
    }

    @media (min-width: 64rem) {
      .header-logo {
        flex: 0 1 auto;
      }

      .header-navigation {
        display: block;
      }

      .header-navigation ul {
        display: flex;
        flex-wrap: wrap;
      }

      .header-navigation a {
        position: relative;
        display: grid;
        place-items: center;
        min-height: 3.75rem;
        padding-inline: 0.9rem;
        font-size: var(--type-size-small);
        font-weight: var(--type-weight-strong);
        text-decoration: none;
      }

      .header-navigation a::after {
        content: "";
        position: absolute;
        inset: auto 0.9rem 0;
        height: 2px;
        background: var(--color-accent);
        transform: scaleX(0);
        transform-origin: left;
        transition: transform var(--motion-base) var(--motion-ease);
      }

      .header-navigation a:hover::after,
      .header-navigation [aria-current]::after {
        transform: scaleX(1);
      }

      .header-wide {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem;
      }
    }

    /* On a low screen, as of a phone on its side or one with large text, it would cover what is read. */
    @media (max-height: 30rem) {
      position: relative;
    }

    /* The quiet action is in the menu too; the bright one keeps its place. */
    @media (max-width: 23rem) {
      .header-end {
        --button-inset: 0.8em;
        --button-quiet: none;
      }
    }

    ${playerRowStyles}

    /* The clock over the balance is taller than a guest's links, and the bar is not. */
    @media (max-width: 30rem) {
      &:has(.player-menu) .header-row {
        padding-block: 0.25rem;
      }
    }
  }
`;
