import { css } from "styled-components";

export const layer = "parts";

const steps = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Styles of the layout primitives; gaps are chosen by attribute because a strict policy refuses inline styles. */
export const styles = css`
  .container {
    width: 100%;
    max-width: calc(var(--space-container) + 2 * var(--space-gutter));
    margin-inline: auto;
    padding-inline: var(--space-gutter);
  }

  /* A block that keeps itself off the edges, in a layout that has done so already. */
  .container .container {
    padding-inline: 0;
  }

  .container[data-width="text"] {
    margin-inline: var(--text-margin, auto);
    max-width: calc(46rem + 2 * var(--space-gutter));
  }

  .stack {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
  }

  .cluster {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gap);
    /* A word that is longer than the whole row breaks; shorter ones take the next row. */
    --button-wrap: anywhere;
  }

  /* A button beside a field stands on its line, not on its label's. */
  .cluster:has(> .field) {
    align-items: end;
  }

  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(var(--grid-min, 16rem), 100%), 1fr));
    gap: var(--gap);
  }

  .grid[data-min="small"] {
    --grid-min: 12rem;
  }

  .grid[data-min="large"] {
    --grid-min: 22rem;
  }

  .section {
    padding-block: calc(var(--space-section) / 2);
    /* A guess, for as long as it is not laid out. */
    contain-intrinsic-block-size: auto 36rem;
  }

  /*
   * The third section is below the first screen of every page. On a page shown from its top, it and the following
   * sections are laid out and painted near the viewport or once the page is idle, which saves a phone half of a front
   * page's first layout. Screen readers and search still find their content (CSS Containment 2 § 4).
   */
  @media screen {
    :root[data-arrival] .section ~ .section ~ .section {
      content-visibility: auto;
      /* Focus rings, shadows and lifted cards may stand out of it. */
      overflow-clip-margin: 2rem;
    }
  }

  ${steps.map(
    (step) => css`
      [data-gap="${step}"] {
        --gap: var(--space-${step});
      }
    `,
  )}
`;
