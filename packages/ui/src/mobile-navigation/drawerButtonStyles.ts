import { css } from "styled-components";

export const drawerButtonStyles = css`
  .drawer-menu {
    .drawer-button {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
      min-height: 3rem;
      padding: 0.4rem 1.1rem 0.4rem 0.9rem;
      border: 2px solid var(--color-text);
      border-radius: var(--shape-pill);
      background: var(--color-surface-raised);
      color: var(--color-text);
      font-weight: var(--type-weight-strong);
      cursor: pointer;
    }

    .drawer-button:hover {
      background: var(--color-surface-sunken);
    }

    @media (max-width: 23rem) {
      .drawer-button {
        gap: 0.35rem;
        padding-inline: 0.6rem 0.7rem;
      }
    }

    /* Beside a player's balance the sign stands for its word. */
    @media (max-width: 30rem) {
      header:has(.player-menu) &,
      :root[data-player="logged_in"] header[data-account] & {
        .drawer-button {
          justify-content: center;
          width: 2.75rem;
          min-height: 2.75rem;
          padding: 0;
        }

        .drawer-button > span:not(.icon) {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    }

    @media (max-width: 24rem) {
      header:has(.player-menu) &,
      :root[data-player="logged_in"] header[data-account] & {
        .drawer-button {
          width: 44px;
          border-color: transparent;
          background: none;
        }
      }
    }

    @media (min-width: 64rem) {
      display: none;
    }
  }
`;
