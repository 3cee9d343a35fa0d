import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .winners-list-frame {
    container-type: inline-size;
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-rest);

    ol {
      padding: var(--space-1) var(--space-4);
    }

    li {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 0.9rem;
      align-items: center;
      min-height: 4.5rem;
      padding-block: 0.5rem;
      border-block-end: var(--shape-line) dotted var(--color-border);
    }

    li:last-of-type {
      border-block-end: 0;
    }

    li > :is(picture, img) {
      grid-row: 1 / span 2;
    }

    li img {
      width: 3.25rem;
      height: 3.25rem;
      border-radius: var(--shape-image);
      background: var(--color-art);
      object-fit: cover;
    }

    .winner-amount {
      grid-area: 1 / 3 / span 2;
      align-self: center;
      font-size: clamp(0.9375rem, 0.85rem + 0.5vw, 1.25rem);
      color: var(--color-jackpot);
    }

    .winner-game {
      font-weight: var(--type-weight-strong);
      line-height: 1.25;
      text-decoration: none;
    }

    .winner-game::after {
      content: "";
      position: absolute;
      inset: 0;
    }

    li:hover .winner-game {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    .winner-who {
      grid-column: 2;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .winner-who time {
      display: inline-block;
    }

    .winner-who time::before {
      content: "·" / "";
      margin-inline-end: 0.35em;
    }

    .winner-status {
      padding: 0 var(--space-4) var(--space-3);
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    /* Large text on a phone: everything under each other. */
    @container (max-width: 12rem) {
      li {
        grid-template-columns: minmax(0, 1fr);
      }

      li > * {
        grid-area: auto;
        justify-self: start;
        white-space: normal;
      }
    }

    li[data-fresh="true"] {
      transition:
        opacity var(--motion-slow) var(--motion-ease),
        transform var(--motion-slow) var(--motion-ease-land);

      @starting-style {
        opacity: 0;
        transform: translateY(-14px);
      }
    }
  }
`;
