import { css } from "styled-components";

export const stampStyles = css`
  .stamp {
    display: inline-grid;
    place-items: center;
    align-content: center;
    gap: 0.1em;
    min-width: 6.5rem;
    min-height: 6.5rem;
    padding: 1rem;
    border: 2px solid currentcolor;
    border-radius: var(--shape-pill);
    outline: 1px dashed currentcolor;
    outline-offset: -7px;
    color: var(--color-stamp);
    line-height: 1.1;
    text-align: center;
    rotate: -7deg;
  }

  .stamp-value {
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
    font-weight: var(--type-weight-display);
    font-size: var(--type-size-title-m);
  }

  .stamp-small {
    max-width: 9ch;
    font-size: var(--type-size-caption);
    font-weight: var(--type-weight-strong);
  }
`;
