import { css } from "styled-components";

export const errorSummaryStyles = css`
  .error-summary {
    display: flex;
    gap: 0.85rem;
    padding: var(--space-4);
    border: 2px solid var(--color-danger);
    border-radius: var(--shape-control);
    background: var(--color-danger-ground);
    color: var(--color-text);

    > .icon {
      margin-block-start: 0.1em;
      color: var(--color-danger);
    }

    > div {
      min-width: 0;
    }

    h2,
    h3 {
      font-family: var(--font-body);
      font-size: var(--type-size-lead);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0;
    }

    li {
      margin-block-start: var(--space-1);
    }

    a {
      display: inline-block;
      min-height: 1.5rem;
      color: var(--color-link);
      text-underline-offset: 0.2em;
    }
  }
`;
