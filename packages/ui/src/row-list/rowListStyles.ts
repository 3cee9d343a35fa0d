import { css } from "styled-components";

export const rowListStyles = css`
  .row-list {
    max-width: 52rem;
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-3);
      align-items: center;
      padding: var(--space-3) var(--space-4);
    }

    li + li {
      border-block-start: 1px solid var(--color-border);
    }

    li > .form,
    .row-question {
      flex: 1 1 16rem;
    }

    .row-facts {
      flex: 1 1 14rem;
      min-width: 0;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .row-name {
      color: var(--color-text);
      font-size: var(--type-size-body);
      font-weight: var(--type-weight-strong);
      overflow-wrap: anywhere;
    }

    .row-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
  }
`;
