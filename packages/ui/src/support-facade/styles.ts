import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .support-facade {
    position: fixed;
    inset-block-end: var(--corner-end);
    inset-inline-end: 1rem;
    z-index: 35;
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-pill);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    font-weight: var(--type-weight-strong);
    text-decoration: none;
    box-shadow: var(--shadow-overlay);

    &:hover {
      text-decoration: underline;
    }

    [data-support-unread]:empty {
      display: none;
    }

    .support-unread {
      display: block;
      min-width: 1.6em;
      padding: 0.05em 0.5em;
      border-radius: var(--shape-pill);
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-size: var(--type-size-caption);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }

    /* The panel is open in its place; a question about cookies comes first. */
    html:has(.support-panel) &,
    &[data-support="players"]:not(html[data-player="logged_in"] *) {
      display: none;
    }

    @media print {
      display: none;
    }
  }
`;
