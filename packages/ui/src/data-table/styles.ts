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
`;
