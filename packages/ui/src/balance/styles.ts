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

      .balance-amounts,
      .balance-deposit {
        min-height: 2.75rem;
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
        width: 2.75rem;
        padding: 0;
      }
    }

    /* The narrowest phones show the number; its unit is still read out. */
    @media (max-width: 24rem) {
      .balance-amounts {
        min-width: 3.5rem;
      }

      .balance-deposit {
        width: 44px;
      }

      .balance-unit {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }

    /* Under the clock of a bar, where the link reaches up to the clock's top. */
    @media (max-width: 30rem) {
      header:not([data-clock="edge"]) :has(> .session-clock) > & {
        display: grid;
        grid-area: 1 / 1 / 2 / 3;
        grid-template-columns: subgrid;

        .balance-amounts {
          padding-block: 1.2rem 0.15rem;
          line-height: 1.15;
        }
      }
    }
  }
`;
