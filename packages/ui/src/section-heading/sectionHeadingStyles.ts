import { css } from "styled-components";

export const sectionHeadingStyles = css`
  .section-heading {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    margin-block-end: var(--space-4);
  }

  .section-heading p {
    grid-column: 1 / -1;
    max-width: var(--space-measure);
    color: var(--color-text-muted);
  }

  .section-heading .link {
    font-size: var(--type-size-small);
    white-space: nowrap;
  }
`;
