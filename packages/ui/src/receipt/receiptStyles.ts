import { css } from "styled-components";

export const receiptStyles = css`
  .receipt {
    display: grid;
    gap: var(--space-4);
    max-width: 38rem;
    padding: clamp(1.25rem, 4vw, 2rem);
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    .receipt-head {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }

    .receipt-head .icon {
      width: 1.75em;
      height: 1.75em;
      color: var(--color-success);
    }

    dl > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--space-4);
      padding-block: var(--space-2);
      border-block-end: 1px dashed var(--color-border-strong);
    }

    dt {
      color: var(--color-text-muted);
    }

    dd {
      font-weight: var(--type-weight-strong);
      overflow-wrap: anywhere;
    }

    .receipt-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }

    @media print {
      .receipt-actions {
        display: none;
      }
    }
  }
`;
