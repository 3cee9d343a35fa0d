import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .skip-link {
    position: fixed;
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
    z-index: 100;
    padding: 0.75rem 1.25rem;
    border-radius: var(--shape-control);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    font-weight: var(--type-weight-strong);
  }

  .skip-link:not(:focus) {
    transform: translateY(-200%);
  }
`;
