import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .detail-list {
    max-width: 52rem;
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.1rem var(--space-4);
      align-items: center;
      padding: var(--space-3) var(--space-4);
    }

    > div + div {
      border-block-start: 1px solid var(--color-border);
    }

    dt {
      grid-column: 1;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
      hyphens: auto;
    }

    dd {
      grid-column: 1;
      min-width: 0;
      font-weight: var(--type-weight-strong);
      overflow-wrap: anywhere;
    }

    .detail-edit {
      grid-area: 1 / 2 / span 2 / 3;
    }

    .detail-edit a {
      display: grid;
      place-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
      color: var(--color-link);
      text-underline-offset: 0.2em;
    }

    .detail-note,
    .detail-empty {
      color: var(--color-text-muted);
      font-weight: var(--type-weight-body);
    }

    .detail-note {
      display: block;
      font-size: var(--type-size-small);
    }

    @media (min-width: 48rem) {
      > div {
        grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
        min-height: 3.5rem;
      }

      dd {
        grid-area: 1 / 2;
      }

      .detail-edit {
        grid-area: 1 / 3;
      }
    }
  }
`;
