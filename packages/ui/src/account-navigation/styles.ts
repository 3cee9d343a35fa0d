import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .account-layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding-block: var(--space-5);

    .account-content {
      display: grid;
      /* Never as wide as the longest word of a button: it breaks where large text leaves too little room (WCAG 1.4.4). */
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
      align-content: start;
      min-width: 0;

      /* Boxes are as wide as lists, details and messages, so that their right edges line up. */
      --box-measure: 52rem;
    }

    /* In print the column of the account's menu is gone. */
    @media print {
      &:has([data-printable]) {
        display: block;
      }
    }

    &[data-waiting] .account-navigation {
      visibility: hidden;
    }

    @media (max-width: 63.99rem) {
      &[data-front="true"] .account-navigation {
        order: 1;
      }
    }

    @media (min-width: 64rem) {
      grid-template-columns: 16rem minmax(0, 1fr);
      gap: var(--space-7);
    }
  }

  .account-navigation {
    .account-groups {
      display: grid;
      gap: var(--space-5);
    }

    h2 {
      margin-block-end: var(--space-1);
      color: var(--color-text-muted);
      font-family: var(--font-body);
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0;
    }

    li a,
    .account-back {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      min-height: 3rem;
      padding: 0.4rem var(--space-3);
      border-radius: var(--shape-control);
      font-weight: var(--type-weight-strong);
      text-decoration: none;
    }

    .account-back {
      display: inline-flex;
      margin-inline-start: calc(-1 * var(--space-3));
    }

    .account-place {
      min-width: 0;
      hyphens: auto;
    }

    .account-count {
      min-width: 1.6em;
      padding: 0.05em 0.5em;
      border-radius: var(--shape-pill);
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-size: var(--type-size-caption);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }

    li a > .icon:last-child {
      margin-inline-start: auto;
      color: var(--color-text-muted);
    }

    li a:hover,
    .account-back:hover {
      background: var(--color-surface-sunken);
    }

    [aria-current] {
      background: var(--color-surface-raised);
      color: var(--color-accent-text);
      box-shadow: inset 4px 0 0 var(--color-accent-text);
    }

    @media (max-width: 63.99rem) {
      &[data-front="false"] .account-groups {
        display: none;
      }

      ul {
        border: var(--shape-line) solid var(--color-border);
        border-radius: var(--shape-panel);
        background: var(--color-surface-raised);
        overflow: clip;
      }

      li + li {
        border-block-start: 1px solid var(--color-border);
      }

      li a {
        min-height: 3.5rem;
        border-radius: 0;
      }

      li a:focus-visible {
        outline-offset: -4px;
      }
    }

    @media (min-width: 64rem) {
      .account-back,
      li a > .icon:last-child {
        display: none;
      }

      li a {
        min-height: 2.5rem;
      }

      --menu-start: 9rem;

      html:has(.tall-header) & {
        --menu-start: 16rem;
      }

      /* It scrolls by itself and ends above the chat's button, even where the page stands at its top. */
      .account-groups {
        position: sticky;
        inset-block-start: 6rem;
        gap: var(--space-4);
        max-height: calc(100dvh - var(--menu-start) - var(--corner-room));
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
      }

      li a:focus-visible {
        outline-offset: -3px;
      }
    }
  }
`;
