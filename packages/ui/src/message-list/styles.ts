import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .message-list {
    display: grid;
    gap: var(--space-2);
    max-width: 52rem;

    details {
      border: var(--shape-line) solid var(--color-border);
      border-radius: var(--shape-card);
      background: var(--color-surface-raised);
    }

    details[data-unread="true"] {
      border-color: var(--color-border-strong);
      box-shadow: inset 4px 0 0 var(--color-accent-text);
    }

    summary {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.1rem var(--space-3);
      align-items: baseline;
      min-height: 3.25rem;
      padding: var(--space-3) var(--space-4);
      /* Said again: inside details a summary inherits from a slot of the browser, which has none. */
      border-radius: var(--shape-card);
      list-style: none;
    }

    summary::-webkit-details-marker {
      display: none;
    }

    summary:focus-visible {
      outline-offset: -4px;
    }

    summary:hover h2,
    summary:hover h3 {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    h2,
    h3 {
      font-family: var(--font-body);
      font-size: var(--type-size-body);
      font-weight: var(--type-weight-body);
      letter-spacing: 0;
    }

    [data-unread="true"] :is(h2, h3) {
      font-weight: var(--type-weight-strong);
    }

    .message-unread {
      grid-column: 1 / -1;
      color: var(--color-accent-text);
      font-size: var(--type-size-caption);
      font-weight: var(--type-weight-strong);
    }

    time {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
      white-space: nowrap;
    }

    .message-body {
      display: grid;
      gap: var(--space-3);
      max-width: var(--space-measure);
      padding: var(--space-1) var(--space-4) var(--space-4);
      overflow-wrap: anywhere;
    }

    @media (max-width: 30rem) {
      summary {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;
