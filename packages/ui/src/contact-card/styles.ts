import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .contact-card {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: var(--space-5);
    padding: clamp(1.25rem, 4vw, 2.5rem);
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);

    .contact-ways {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-5);
      margin-block-start: var(--space-3);
    }

    .contact-ways a {
      display: inline-flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 2.75rem;
      font-weight: var(--type-weight-strong);
      font-variant-numeric: tabular-nums;
      text-underline-offset: 0.25em;
      overflow-wrap: anywhere;
    }

    dl div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 1rem;
      padding-block: 0.45rem;
      border-block-end: 1px solid var(--color-border);
    }

    :is(h2, h3) {
      margin-block-end: var(--space-2);
    }
  }
`;
