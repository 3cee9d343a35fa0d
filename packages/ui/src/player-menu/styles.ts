import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .guest-actions {
    display: var(--guest-actions, flex);
    visibility: var(--guest-actions-visibility, inherit);
    align-items: center;
    gap: 0.25rem;
  }

  /* A link within a text that leads to a page closed to this player says so; screen readers read it too. */
  a[data-closed]::after {
    content: "\\00a0(" attr(data-closed) ")";
  }

  .player-menu {
    display: flex;
    align-items: center;
    gap: clamp(0.25rem, 1vw, 0.75rem);
    min-width: 0;

    .player-figures {
      display: flex;
      align-items: center;
      gap: inherit;
      min-width: 0;
    }

    .player-menu-button {
      display: inline-flex;
      align-items: center;
      gap: 0.45em;
      min-width: 2.75rem;
      max-width: 12rem;
      min-height: 2.75rem;
      padding: 0.25rem 0.6rem;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: var(--shape-control);
      background: transparent;
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
      cursor: pointer;
    }

    .player-menu-button:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    .player-menu-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* Room for a name that is on its way. */
    .player-menu-name:empty {
      width: 3.5em;
    }

    .player-menu-sign {
      position: relative;
    }

    .player-menu-sign[data-waiting]::after {
      content: "";
      position: absolute;
      inset: -0.2em -0.2em auto auto;
      width: 0.7em;
      height: 0.7em;
      border: 2px solid var(--color-header);
      border-radius: 50%;
      background: var(--color-action);
    }

    .player-menu-panel {
      position: fixed;
      inset: 4.5rem var(--space-gutter) auto auto;
      width: min(20rem, calc(100vw - 2rem));
      max-height: calc(100dvh - 6rem);
      margin: 0;
      padding: var(--space-2) var(--space-2) 0;
      overflow: auto;
      overscroll-behavior: contain;
      scroll-padding-block-end: 5rem;
      border: var(--shape-hairline) solid var(--color-border-strong);
      border-radius: var(--shape-panel);
      background: var(--color-surface-overlay);
      color: var(--color-text);
      box-shadow: var(--shadow-overlay);
    }

    /* Under its button, where the browser can say where that is. */
    @supports (position-area: block-end) {
      .player-menu-panel {
        inset: auto;
        position-area: block-end span-inline-start;
        margin-block-start: 0.5rem;
        /* What is left under the button; a page scrolls to the rest where that is too little. */
        max-height: max(12rem, calc(100% - 1rem));
        position-try-fallbacks: flip-inline;
      }
    }

    .player-menu-group {
      margin: var(--space-2) 0 0;
      padding: 0.25rem var(--space-3);
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    .player-menu-panel section:first-child .player-menu-group {
      margin-block-start: 0;
    }

    .player-menu-panel a {
      display: flex;
      align-items: center;
      gap: 0.85rem;
      min-height: 2.75rem;
      padding: 0.35rem var(--space-3);
      border-radius: var(--shape-control);
      font-weight: var(--type-weight-strong);
      text-decoration: none;
    }

    .player-menu-panel a > span:not(.icon) {
      min-width: 0;
    }

    .player-menu-panel a:hover {
      background: var(--color-surface-sunken);
    }

    .player-menu-panel [aria-current] {
      color: var(--color-accent-text);
    }

    .player-menu-count {
      min-width: 1.6em;
      margin-inline-start: auto;
      padding: 0.05em 0.5em;
      border-radius: var(--shape-pill);
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-size: var(--type-size-caption);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }

    /* In sight however long the menu is. */
    .player-menu-end {
      position: sticky;
      inset-block-end: 0;
      display: grid;
      margin-block-start: var(--space-2);
      padding: var(--space-2) var(--space-3) calc(var(--space-1) + var(--space-2));
      background: var(--color-surface-overlay);
      border-block-start: 1px solid var(--color-border);
    }

    @media (max-width: 40rem) {
      flex-wrap: wrap;
      justify-content: flex-end;

      .player-menu-name,
      .player-menu-button > .icon {
        display: none;
      }
    }

    /* In a bar the clock stands over the balance: beside each other they would take the room of the search. */
    @media (max-width: 30rem) {
      header:not([data-clock="edge"]) & .player-figures:has(.balance) {
        display: grid;
        grid-template-columns: auto auto;
        gap: 0;
      }
    }

    /* In px: a brand whose text is larger has no more room. */
    @media (max-width: 24rem) {
      column-gap: 0;

      .player-menu-button {
        justify-content: center;
        width: 44px;
        min-width: 44px;
        padding-inline: 0;
        border-color: transparent;
      }
    }
  }
`;
