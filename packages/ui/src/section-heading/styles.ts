import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .section-heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    margin-block-end: var(--space-4);
  }

  /*
   * The title shrinks for the link beside it, but not below half of a phone's width or its longest word, which breaks
   * only if a whole row is too narrow for it.
   */
  .section-heading > :first-child {
    flex: 1 1 9rem;
    max-width: 100%;
    overflow-wrap: break-word;
  }

  /* A row of its own, whatever its measure. */
  .section-heading p {
    flex: 0 0 100%;
    padding-inline-end: max(0px, 100% - var(--space-measure));
    color: var(--color-text-muted);
  }

  .section-heading a {
    font-size: var(--type-size-small);
  }
`;
