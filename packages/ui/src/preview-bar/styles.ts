import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .preview-bar-frame {
    position: sticky;
    inset-block-start: 0;
    z-index: 70;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 1rem;
    padding: 0.5rem var(--space-gutter);
    background: var(--color-warning-ground);
    color: var(--color-text);
    border-block-end: 3px solid var(--color-warning);
    font-size: var(--type-size-small);

    a,
    button {
      display: inline-flex;
      align-items: center;
      min-height: 1.75rem;
      border: 0;
      background: none;
      color: var(--color-link);
      font-weight: var(--type-weight-strong);
      text-decoration: underline;
      cursor: pointer;
    }
  }
`;
