import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .overview {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    max-width: 52rem;

    @media (min-width: 40rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  .overview-card {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
    min-width: 0;
    padding: var(--space-4);
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
    font-variant-numeric: tabular-nums;

    &[data-wide="true"] {
      grid-column: 1 / -1;
    }

    overflow-wrap: anywhere;

    > h2 {
      color: var(--color-text-muted);
      font-family: var(--font-body);
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0;
    }

    .overview-figure {
      /* Room for the figure that is on its way. */
      min-height: 1.2em;
      /* A million with its øre fits in one line; of still more, or with larger text, the line breaks. */
      font-size: max(1rem, min(var(--type-size-title-l), 11cqi));
      font-weight: var(--type-weight-strong);
      line-height: 1.2;
      overflow-wrap: anywhere;
    }

    .overview-more {
      display: inline-flex;
      align-items: center;
      gap: 0.5em;
      justify-self: start;
      min-height: 2.75rem;
      margin-block-start: auto;
      color: var(--color-link);
      font-weight: var(--type-weight-strong);
      text-decoration: none;
    }

    .overview-more:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
