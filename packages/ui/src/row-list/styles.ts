import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .row-list {
    max-width: 52rem;
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-2) var(--space-3);
      padding: var(--space-3) var(--space-4);
    }

    > li > .icon {
      margin-block-start: 0.15em;
    }

    > li + li {
      border-block-start: 1px solid var(--color-border);
    }

    > li > form,
    .row-question,
    .row-actions {
      grid-column: 2 / -1;
    }

    .row-facts {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .row-name {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-2);
      color: var(--color-text);
      font-size: var(--type-size-body);
      font-weight: var(--type-weight-strong);
      overflow-wrap: anywhere;
    }

    /* A line with a dot for each step; the last one, where it stands, is filled. */
    .row-steps {
      margin-block: var(--space-2);
      padding: 0;
      list-style: none;
    }

    .row-steps > li {
      position: relative;
      padding-block-end: var(--space-1);
      padding-inline-start: var(--space-4);
    }

    .row-steps > li::before {
      position: absolute;
      inset-block-start: 0.4em;
      inset-inline-start: 0;
      inline-size: 0.6em;
      block-size: 0.6em;
      border: 2px solid currentcolor;
      border-radius: 50%;
      content: "";
    }

    .row-steps > li:not(:last-child)::after {
      position: absolute;
      inset-block: 1.2em -0.2em;
      inset-inline-start: calc(0.3em + 1px);
      border-inline-start: 2px solid var(--color-border);
      content: "";
    }

    .row-steps > li:last-child {
      color: var(--color-text);
      font-weight: var(--type-weight-strong);
    }

    .row-steps > li:last-child::before {
      background: currentcolor;
    }

    .row-note {
      color: var(--color-text);
    }

    /* On a phone under what they are about, in line with it. */
    .row-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    .row-actions > :first-child {
      --lines-up: 1;
    }

    @media (min-width: 40rem) {
      > li {
        grid-template-columns: auto minmax(0, 1fr) auto;
      }

      .row-actions {
        grid-column: 3;
        align-self: center;
      }

      .row-actions > :first-child {
        --lines-up: 0;
      }
    }
  }
`;
