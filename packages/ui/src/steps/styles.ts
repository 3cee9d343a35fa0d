import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .steps {
    counter-reset: step;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--space-5);

    li {
      counter-increment: step;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-1) var(--space-3);
      align-content: start;
    }

    li::before {
      content: counter(step);
      grid-row: span 2;
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border-radius: var(--shape-pill);
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-family: var(--type-family-number);
      font-weight: var(--type-weight-number);
      font-size: var(--type-size-title-s);
    }

    h3 {
      align-self: center;
    }

    p {
      grid-column: 2;
      color: var(--color-text-muted);
    }
  }
`;
