import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .movement-day {
    container-type: inline-size;

    > h2 {
      margin-block-end: var(--space-2);
      color: var(--color-text-muted);
      font-family: var(--font-body);
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0;
    }
  }

  /* Under its day a row has the time alone, so that both stand in one line on a phone as well. */
  .movement-day .movement-list > li {
    grid-template-columns: auto minmax(0, 1fr);
    padding-block: var(--space-2);

    /* Row and column are named: a row that is left open would be the one below the amount. */
    .movement-name {
      grid-area: 1 / 1 / 2 / 3;
      padding-inline-end: 9rem;
    }

    /* As wide as its text: stretched, it would lie over the name and take the clicks on the link. */
    .movement-amount {
      grid-area: 1 / 1 / 2 / 3;
      justify-self: end;
    }

    time,
    .movement-after {
      grid-column: auto;
    }

    .movement-after {
      text-align: end;
    }

    /* With large text there is no room beside the name: the amount has a line of its own (WCAG 1.4.4). */
    @container (max-width: 15rem) {
      .movement-name {
        padding-inline-end: 0;
      }

      .movement-amount {
        grid-row: 2 / 3;
      }
    }
  }

  .movement-list {
    container-type: inline-size;
    max-width: 52rem;
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
    font-variant-numeric: tabular-nums;

    > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.1rem var(--space-4);
      padding: var(--space-3) var(--space-4);
      break-inside: avoid;
    }

    > li + li {
      border-block-start: 1px solid var(--color-border);
    }

    .movement-name {
      font-weight: var(--type-weight-strong);
    }

    .movement-detail {
      margin-inline-start: 0.3em;
      color: var(--color-text-muted);
      font-weight: var(--type-weight-body);
    }

    .movement-link {
      display: inline-block;
      min-block-size: 1.5rem;
      margin-inline-start: 0.3em;
    }

    .movement-amount {
      grid-area: 1 / 2;
      font-weight: var(--type-weight-strong);
      text-align: end;
      overflow-wrap: anywhere;
    }

    .movement-amount[data-incoming="true"] {
      color: var(--color-success);
    }

    time,
    .movement-after {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .movement-after {
      text-align: end;
    }

    .movement-note {
      display: block;
    }

    @media (max-width: 30rem) {
      > li {
        padding-inline: var(--space-3);
      }

      time,
      .movement-after {
        grid-column: 1 / -1;
        text-align: start;
      }
    }

    /* With large text there is no room beside the name: everything stands below it (WCAG 1.4.4). */
    @container (max-width: 15rem) {
      > li {
        grid-template-columns: minmax(0, 1fr);
        overflow-wrap: anywhere;
      }

      .movement-amount,
      time,
      .movement-after {
        grid-area: auto;
        text-align: start;
      }
    }
  }
`;
