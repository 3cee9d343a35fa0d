import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .article-body {
    max-width: var(--space-measure);

    > * {
      margin-block: 0 1.1em;
    }

    h2 {
      margin-block: 1.6em 0.55em;
      font-size: var(--type-size-title-m);
    }

    h3,
    h4 {
      margin-block: 1.4em 0.45em;
      font-size: var(--type-size-title-s);
    }

    a {
      color: var(--color-link);
      text-underline-offset: 0.2em;
    }

    a:hover {
      color: var(--color-link-hover);
      text-decoration-thickness: 2px;
    }

    ul,
    ol {
      padding-inline-start: 1.4em;
    }

    ul {
      list-style: disc;
    }

    ol {
      list-style: decimal;
    }

    li {
      margin-block-end: 0.45em;
    }

    li::marker {
      color: var(--color-accent-text);
      font-weight: var(--type-weight-strong);
    }

    li > p {
      margin: 0;
    }

    blockquote {
      padding-inline-start: var(--space-4);
      border-inline-start: 3px solid var(--color-accent);
      font-family: var(--font-display);
      font-size: var(--type-size-title-s);
      line-height: 1.4;
    }

    img {
      width: 100%;
      border-radius: var(--shape-image);
      background: var(--color-art);
    }

    figcaption {
      margin-block-start: 0.5em;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    code {
      padding: 0.1em 0.35em;
      border-radius: 4px;
      background: var(--color-surface-sunken);
      font-size: 0.92em;
    }

    pre {
      overflow-x: auto;
      padding: var(--space-4);
      border-radius: var(--shape-control);
      background: var(--color-surface-sunken);
    }

    hr {
      height: 1px;
      border: 0;
      background: var(--color-border);
      margin-block: var(--space-6);
    }

    table {
      display: block;
      max-width: 100%;
      overflow-x: auto;
      border-collapse: collapse;
    }

    th,
    td {
      padding: 0.6em 1em 0.6em 0;
      border-block-end: 1px solid var(--color-border);
      text-align: start;
      vertical-align: top;
    }
  }
`;
