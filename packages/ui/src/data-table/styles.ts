import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .data-table {
    overflow-x: auto;
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    table {
      width: 100%;
      border-collapse: collapse;
      font-size: var(--type-size-small);
    }

    caption {
      padding: var(--space-3) var(--space-4) 0;
      font-weight: var(--type-weight-strong);
      text-align: start;
    }

    th,
    td {
      padding: 0.7rem var(--space-4);
      border-block-end: 1px solid var(--color-border);
      text-align: start;
      vertical-align: top;
    }

    tbody tr:last-of-type > * {
      border-block-end: 0;
    }

    thead th {
      color: var(--color-text-muted);
      white-space: nowrap;
    }

    tbody th {
      font-weight: var(--type-weight-strong);
      min-width: 8.5rem;
      hyphens: auto;
    }

    [data-align="end"] {
      text-align: end;
      white-space: nowrap;
    }
  }

  @media (max-width: 40rem) {
    .data-table[data-narrow="stack"] {
      tbody,
      tbody tr,
      tbody th {
        display: block;
      }

      thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      table {
        display: block;
      }

      tbody tr {
        padding: var(--space-3) var(--space-4);
      }

      tbody tr + tr {
        border-block-start: 1px solid var(--color-border);
      }

      tbody :is(th, td) {
        padding: var(--space-1) 0;
        border: 0;
      }

      tbody td {
        display: grid;
        /* With large text the label keeps a third, and the value the rest. */
        grid-template-columns: minmax(min(6rem, 34%), 1fr) minmax(0, 2fr);
        gap: var(--space-3);
        text-align: start;
        overflow-wrap: anywhere;
      }

      tbody td:empty {
        display: none;
      }

      tbody td::before {
        content: attr(data-label);
        color: var(--color-text-muted);
        white-space: normal;
        hyphens: auto;
      }
    }
  }
`;
