import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .greeting {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* The frame reserves as much. */
    grid-template-rows: minmax(1.75rem, auto) minmax(3.25rem, auto) minmax(4rem, auto);
    align-items: center;
    gap: var(--space-2);
    padding-block: var(--space-2) var(--space-3);

    .greeting-title {
      font-family: var(--font-display);
      font-size: var(--type-size-title-s);
      font-weight: var(--type-weight-display);
      line-height: 1.2;
    }

    .greeting-facts {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
    }

    /* As wide before a figure is known as after it: one that comes later moves none beside it. */
    .greeting-facts li {
      flex: 1 1 4.5rem;
      min-width: max-content;
    }

    .greeting-facts a {
      display: grid;
      align-content: center;
      min-height: 3.25rem;
      font-size: var(--type-size-small);
      font-variant-numeric: tabular-nums;
      line-height: 1.3;
      text-decoration: none;
      white-space: nowrap;
    }

    .greeting-facts span {
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    .greeting-facts strong {
      text-decoration: underline;
      text-decoration-color: var(--color-border-strong);
      text-underline-offset: 0.25em;
    }

    .greeting-facts a:hover strong {
      text-decoration-color: currentcolor;
    }

    .greeting-games {
      display: flex;
      gap: var(--space-2);
      min-height: 4rem;
      /* Room for the ring of a focused link, which the scroller would cut off. */
      margin: -0.25rem;
      padding: 0.25rem;
      overflow-x: auto;
      scrollbar-width: none;
      overscroll-behavior-x: contain;
    }

    div.greeting-games {
      align-items: center;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .greeting-games li {
      flex: none;
    }

    .greeting-games li a {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      /* Beside the picture a word of sixteen letters fits: without hyphenation a longer one breaks anywhere. */
      width: 14rem;
      height: 4rem;
      padding-inline-end: var(--space-2);
      overflow: hidden;
      border: var(--shape-line) solid var(--color-border);
      border-radius: var(--shape-control);
      background: var(--color-surface-raised);
      font-size: var(--type-size-small);
      font-weight: var(--type-weight-strong);
      line-height: 1.2;
      text-decoration: none;
    }

    .greeting-games li span {
      min-width: 0;
      hyphens: auto;
    }

    .greeting-games li a:hover {
      border-color: var(--color-border-strong);
    }

    .greeting-games img {
      flex: none;
      width: 4rem;
      height: 4rem;
      object-fit: cover;
    }

    @media (min-width: 64rem) {
      grid-template-columns: auto minmax(0, 1fr);
      grid-template-rows: minmax(3.25rem, auto) minmax(4rem, auto);
      column-gap: var(--space-6);

      .greeting-facts {
        column-gap: var(--space-6);
      }

      .greeting-facts li {
        flex: none;
      }

      .greeting-games {
        grid-column: 1 / -1;
      }
    }
  }
`;
