import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .sort-select {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-size: var(--type-size-small);

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
    }

    a {
      display: inline-flex;
      align-items: center;
      min-height: 2.25rem;
      padding: 0.2rem 0.8rem;
      border: 1px solid transparent;
      border-radius: var(--shape-pill);
      text-decoration: none;
    }

    a:hover {
      border-color: var(--color-border-strong);
    }

    [aria-current] {
      border-color: currentcolor;
      font-weight: var(--type-weight-strong);
    }
  }
`;
