import { css } from "styled-components";

/** The brand's square mark in the place of its wordmark, whose alternative text stays the name of the link. */
export const markStyles = css`
  .header-logo {
    flex: none;
    width: 2.75rem;
    min-width: 0;
    height: 2.75rem;
    background: var(--image-mark) center / 2.5rem no-repeat;
  }

  .header-logo img {
    width: 100%;
    height: 100%;
    opacity: 0;
  }
`;

/**
 * A signed-in player's header on a phone: logo, search, balance, deposit and menu stand in one row from 320 px on, each
 * at least 44 px wide and high. Text of twice the size wraps.
 */
export const playerRowStyles = css`
  @media (max-width: 30rem) {
    &:has(.player-menu),
    :root[data-player="logged_in"] &[data-account] {
      --session-phone-width: 11rem;

      .header-row,
      .header-end {
        column-gap: 0.25rem;
      }

      .header-logo {
        display: grid;
        align-items: center;
        min-height: 2.75rem;
      }

      .header-search {
        width: 2.75rem;
        height: 2.75rem;
      }
    }
  }

  @media (max-width: 24rem) {
    &:has(.player-menu),
    :root[data-player="logged_in"] &[data-account] {
      --session-phone-width: 9.25rem;

      ${markStyles}

      > :first-child {
        padding-inline: 0.5rem;
      }

      .header-row,
      .header-end {
        column-gap: 0;
      }

      /* In px: a brand whose text is larger has no more room. */
      .header-logo,
      .header-search {
        width: 44px;
        min-width: 44px;
      }

      /* Signs that touch stand apart without lines and grounds around them. */
      .header-search {
        background: none;
      }
    }
  }
`;
