import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .breadcrumbs {
    padding-block-start: var(--space-4);
    margin-block-end: calc(-1 * var(--space-3));
    color: var(--color-text-muted);
    font-size: var(--type-size-small);

    ol {
      display: flex;
      flex-wrap: wrap;
    }

    li {
      display: flex;
      align-items: center;
      min-height: 1.5rem;
      min-width: 0;
    }

    li:not(:last-of-type)::after {
      content: "/" / "";
      margin-inline: 0.6em;
      opacity: 0.7;
    }

    a {
      display: inline-flex;
      align-items: center;
      min-height: 1.5rem;
      text-underline-offset: 0.2em;
    }

    a:hover {
      color: var(--color-text);
    }
  }
`;
