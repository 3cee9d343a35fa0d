import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .press-list {
    border-block-start: var(--shape-line) solid var(--color-border);

    li {
      position: relative;
      display: grid;
      gap: var(--space-1) var(--space-5);
      padding-block: var(--space-4);
      border-block-end: var(--shape-line) solid var(--color-border);
    }

    time {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    :is(h2, h3) {
      font-size: var(--type-size-title-s);
    }

    a {
      text-decoration: none;
    }

    a::after {
      content: "";
      position: absolute;
      inset: 0;
    }

    li:hover a {
      color: var(--color-link-hover);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    p {
      max-width: var(--space-measure);
      color: var(--color-text-muted);
    }

    @media (min-width: 48rem) {
      li {
        grid-template-columns: 9rem 1fr;
      }

      p {
        grid-column: 2;
      }
    }
  }
`;
