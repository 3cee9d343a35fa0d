import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .stat-band {
    display: flex;
    flex-wrap: wrap;
    align-self: start;
    gap: 1px;
    border-block: var(--shape-line) solid var(--color-border);
    overflow: hidden;

    /* Every figure draws the line at its left; the first of a row hides its own behind the edge. */
    & > div {
      display: flex;
      flex: 1 0 min(12rem, 100%);
      flex-direction: column-reverse;
      justify-content: flex-end;
      gap: 0.35rem;
      padding: var(--space-4) var(--space-4) var(--space-4) calc(var(--space-4) + 1px);
      margin-inline-start: calc(-1 * var(--shape-line) - 1px);
      border-inline-start: var(--shape-line) solid var(--color-border);
    }

    dt {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    dd {
      font-size: clamp(1.25rem, 1rem + 1.3vw, 2.125rem);
      line-height: 1.1;
      letter-spacing: -0.02em;
    }

    /* Figure, name, words: the column runs upwards, and the words stand last in it. */
    .stat-text {
      order: -1;
      max-width: 32ch;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
      line-height: 1.5;
      letter-spacing: normal;
    }
  }
`;
