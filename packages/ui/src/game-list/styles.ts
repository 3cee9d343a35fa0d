import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .rail-frame {
    position: relative;
    margin-inline: calc(-1 * var(--space-gutter));
  }

  .rail {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: clamp(var(--space-card-min), 21vw, calc(var(--space-card-min) * 1.32));
    gap: var(--space-3);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--space-gutter);
    /* Room for focus rings, lifted cards and shadows inside the scroller. */
    padding: 0.75rem var(--space-gutter) 1.25rem;
    margin-block: -0.75rem -1.25rem;
    scrollbar-width: none;
  }

  .rail > li {
    scroll-snap-align: start;
    min-width: 0;
  }

  /* The page's own room for its sticky bars does not reach what stands in a scroller (WCAG 2.4.11). */
  .rail a {
    scroll-margin-block: 6rem;
  }

  @media (max-width: 30rem) {
    .rail[data-variant="plate"] {
      grid-auto-columns: min(82%, 20rem);
    }

    .rail[data-variant="portrait"] {
      grid-auto-columns: max(38.5%, 8.25rem);
    }
  }

  .game-grid {
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      /* Two beside each other on the narrowest phone; one with large text. */ minmax(
        min(var(--space-card-min), 100%, max(50% - var(--space-3), 8rem)),
        1fr
      )
    );
    gap: var(--space-3);
  }

  .game-grid[data-variant="plate"] {
    grid-template-columns: repeat(auto-fill, minmax(min(var(--space-card-min), 100%), 1fr));
    gap: var(--space-4);
  }

  /* Buttons drawn by the browser where it can; elsewhere the rail is swiped, wheeled or tabbed through. */
  @media (hover: hover) and (pointer: fine) {
    .rail::scroll-button(*) {
      position: absolute;
      inset-block-start: 50%;
      z-index: 5;
      width: 3rem;
      height: 3rem;
      margin-block-start: -1.75rem;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: var(--shape-pill);
      background: var(--color-surface-overlay);
      color: var(--color-text);
      font-size: 1.25rem;
      cursor: pointer;
    }

    .rail::scroll-button(*):disabled {
      visibility: hidden;
    }

    .rail::scroll-button(left) {
      content: "←" / attr(data-previous);
      inset-inline-start: 0.5rem;
    }

    .rail::scroll-button(right) {
      content: "→" / attr(data-next);
      inset-inline-end: 0.5rem;
    }
  }
`;
