import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .filter-bar {
    display: grid;
    gap: var(--space-3);

    details > summary {
      display: inline-flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 2.75rem;
      padding: 0.4rem 1rem;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: var(--shape-control);
      font-weight: var(--type-weight-strong);
      list-style: none;
    }

    details > summary::-webkit-details-marker {
      display: none;
    }

    details[open] > summary {
      border-color: var(--color-text);
    }

    .filter-panel {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
      gap: var(--space-4);
      align-items: end;
      margin-block-start: var(--space-3);
      padding: var(--space-4);
      border: var(--shape-line) solid var(--color-border);
      border-radius: var(--shape-panel);
      background: var(--color-surface-raised);
    }

    .filter-switches {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
    }

    .filter-chosen {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    .filter-chosen a {
      display: inline-flex;
      align-items: center;
      gap: 0.45rem;
      min-height: 2.25rem;
      padding: 0.25rem 0.85rem;
      border-radius: var(--shape-pill);
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
      text-decoration: none;
    }

    .filter-chosen a:hover {
      text-decoration: line-through;
    }
  }
`;
