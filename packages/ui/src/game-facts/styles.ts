import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .fact-sheet {
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-rest);
    padding: var(--space-2) var(--space-4);

    & > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 1.5rem;
      padding-block: var(--space-3);
      border-block-end: var(--shape-line) dotted var(--color-border);
    }

    & > div:last-of-type {
      border-block-end: 0;
    }

    dt {
      color: var(--color-text-muted);
    }

    dd {
      overflow-wrap: break-word;
      font-weight: var(--type-weight-strong);
      text-align: end;
    }
  }
`;
