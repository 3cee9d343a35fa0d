import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .bar-chart {
    display: grid;
    gap: var(--space-3);
    max-width: var(--box-measure, none);
    padding: var(--space-4);
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    figcaption {
      font-weight: var(--type-weight-strong);
    }

    .bar-plot {
      display: grid;
      gap: 0.25rem;
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    .bar-scale {
      border-block-end: 1px dashed var(--color-border-strong);
    }

    svg {
      width: 100%;
      height: 9rem;
      border-block-end: 1px solid var(--color-border-strong);
    }

    rect {
      fill: var(--color-info);
    }

    rect[data-nothing="true"] {
      fill: var(--color-border-strong);
    }

    .bar-ends {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 1rem;
    }

    summary {
      display: inline-flex;
      align-items: center;
      min-height: 2rem;
      color: var(--color-link);
      font-size: var(--type-size-small);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    table {
      width: 100%;
      max-width: 26rem;
      border-collapse: collapse;
      font-size: var(--type-size-small);
    }

    th,
    td {
      padding: 0.35rem 0;
      border-block-end: 1px solid var(--color-border);
      text-align: start;
    }

    tbody th {
      font-weight: var(--type-weight-body);
    }

    td,
    thead th:last-of-type {
      text-align: end;
    }

    @media (forced-colors: active) {
      rect {
        fill: CanvasText;
      }
    }
  }
`;
