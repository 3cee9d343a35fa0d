import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .balance {
    display: flex;
    align-items: stretch;
    min-height: 2.75rem;
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-control);
    font-size: var(--type-size-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    .balance-amounts {
      display: grid;
      align-content: center;
      justify-items: end;
      /* Room for a usual amount, so that its arrival moves nothing. */
      min-width: 6.5rem;
      padding-inline: 0.7rem;
      line-height: 1.25;
      text-decoration: none;
    }

    a.balance-amounts:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    .balance-label {
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    .balance-part + .balance-part {
      font-size: var(--type-size-caption);
    }

    .balance-deposit {
      display: flex;
      align-items: center;
      gap: 0.35em;
      padding-inline: 0.8rem;
      border-inline-start: var(--shape-line) solid var(--color-border-strong);
      font-weight: var(--type-weight-strong);
      text-decoration: none;
    }

    .balance-deposit:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    /* On a phone the figures stay, and the sign stands for its word. */
    @media (max-width: 48rem) {
      font-size: var(--type-size-caption);

      .balance-amounts {
        min-width: 4.75rem;
        padding-inline: 0.4rem 0.25rem;
      }

      .balance-label,
      .balance-deposit > :not(.icon) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      .balance-deposit {
        justify-content: center;
        width: 2rem;
        padding: 0;
      }
    }
  }
`;
