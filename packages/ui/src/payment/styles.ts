import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .payment-panel {
    --input-text: var(--type-size-title-m);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    width: 100%;
    max-width: 34rem;
    font-variant-numeric: tabular-nums;
  }

  .payment-aside {
    max-width: 52rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-sunken);
  }

  .figures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    font-variant-numeric: tabular-nums;

    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--space-4);
    }

    dt {
      font-weight: var(--type-weight-strong);
    }

    .figure {
      min-width: 0;
      font-size: var(--type-size-title-m);
      font-weight: var(--type-weight-strong);
      line-height: 1.2;
      /* An amount and its currency are joined by a space that does not wrap: only what has no line to itself breaks. */
      overflow-wrap: anywhere;
    }

    .figure-note {
      flex: 1 0 100%;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }
  }

  .room-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);

    > h3 {
      font-family: var(--font-body);
      font-size: var(--type-size-body);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0;
    }

    dl > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--space-4);
      padding-block: 0.3rem;
    }

    dl > div + div {
      border-block-start: 1px solid var(--color-border);
    }

    .room-left {
      min-width: 0;
      font-weight: var(--type-weight-strong);
      overflow-wrap: anywhere;
    }

    .room-note {
      flex: 1 0 100%;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }
  }

  .payment-outcome {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    width: 100%;
    max-width: 34rem;
    font-variant-numeric: tabular-nums;

    .outcome-sign {
      display: grid;
      place-items: center;
      width: 3.5rem;
      height: 3.5rem;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: 50%;
      font-size: 1.5rem;
    }

    &[data-tone="done"] .outcome-sign {
      border-color: var(--color-success);
      color: var(--color-success);
    }

    .outcome-text {
      display: grid;
      gap: var(--space-2);
      max-width: var(--space-measure);
    }

    .outcome-text > :first-child {
      font-size: var(--type-size-title-m);
    }

    .outcome-facts {
      width: 100%;
      border-block: var(--shape-line) dashed var(--color-border-strong);
      padding-block: var(--space-3);
    }

    .outcome-facts > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--space-4);
      padding-block: 0.25rem;
    }

    .outcome-facts dt {
      color: var(--color-text-muted);
    }

    .outcome-facts dd {
      font-weight: var(--type-weight-strong);
      overflow-wrap: anywhere;
    }

    .outcome-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }

    @media (max-width: 30rem) {
      .outcome-actions {
        width: 100%;
      }

      .outcome-actions > * {
        flex: 1 1 100%;
      }
    }
  }
`;
