import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .pagination {
    ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0.35rem;
    }

    a,
    li > span {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 0.4rem;
      min-width: 2.75rem;
      min-height: 2.75rem;
      padding-inline: 0.6rem;
      border-radius: var(--shape-control);
      font-variant-numeric: tabular-nums;
      text-decoration: none;
    }

    a {
      border: 1px solid var(--color-border-strong);
    }

    a:hover {
      border-color: currentcolor;
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    [aria-current] {
      background: var(--color-accent);
      border-color: transparent;
      color: var(--color-on-accent);
      font-weight: var(--type-weight-strong);
    }
  }
`;
