import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .empty-state {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    max-width: var(--box-measure, none);
    padding: var(--space-7) var(--space-4);
    border: var(--shape-line) dashed var(--color-border-strong);
    border-radius: var(--shape-panel);
    text-align: center;

    > .icon {
      width: 2.5rem;
      height: 2.5rem;
      color: var(--color-accent-text);
    }

    p {
      max-width: 44ch;
      color: var(--color-text-muted);
    }
  }
`;
