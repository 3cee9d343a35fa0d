import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .help-cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: var(--space-3);

    li {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--space-2);
      padding: var(--space-4);
      border: var(--shape-line) solid var(--color-border);
      border-radius: var(--shape-panel);
      background: var(--color-surface-raised);
      transition: border-color var(--motion-base) var(--motion-ease);
    }

    li:has(a):hover {
      border-color: var(--color-border-strong);
    }

    li > .icon {
      width: 1.75rem;
      height: 1.75rem;
      color: var(--color-accent-text);
    }

    p {
      color: var(--color-text-muted);
    }

    .help-value {
      color: var(--color-text);
      font-size: var(--type-size-title-m);
      font-variant-numeric: tabular-nums;
      font-weight: var(--type-weight-strong);
    }

    a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
`;
