import { css } from "styled-components";
import { iconMask } from "../icon/iconMask.ts";

export const portraitCardStyles = css`
  .game-card[data-variant="portrait"] {
    aspect-ratio: 3 / 4;
    height: auto;
    overflow: clip;
    overflow-clip-margin: 6px;
    color: var(--color-on-art);
    transition:
      box-shadow var(--motion-base) var(--motion-ease),
      transform var(--motion-base) var(--motion-ease);

    .game-art {
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }

    .game-art img {
      transition: transform calc(var(--motion-slow) * 2) var(--motion-ease);
    }

    /* Not positioned, or the link's cover would end at the caption; a flex item takes z-index all the same. */
    .game-caption {
      z-index: 1;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      margin-block-start: auto;
      padding: 2.75rem 0.7rem 0.7rem;
      border-radius: inherit;
      background: linear-gradient(
        to top,
        var(--color-art-scrim) 30%,
        color-mix(in srgb, var(--color-art-scrim) 82%, transparent) 62%,
        transparent
      );
    }

    .game-name {
      font-size: clamp(0.6875rem, 0.6rem + 0.35vw, 0.875rem);
      letter-spacing: -0.02em;
    }

    .game-provider {
      margin-block-start: 0.25rem;
      font-size: 0.75rem;
      line-height: 1.3;
    }

    .game-jackpot {
      margin-block-start: 0.3rem;
      color: var(--color-jackpot);
      font-size: 0.75rem;
      white-space: normal;
    }

    .game-facts {
      display: grid;
      gap: 0.1rem;
      font-size: 0.75rem;
    }

    .game-facts div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0.5rem;
    }

    .game-facts dd {
      font-weight: var(--type-weight-strong);
    }

    .game-art::after {
      content: "";
      position: absolute;
      /* Above the caption, which is as tall as half of the card when the facts are shown. */
      inset: 0 0 50%;
      margin: auto;
      width: 3.25rem;
      height: 3.25rem;
      background: var(--color-accent);
      mask: ${iconMask("play")} center / contain no-repeat;
      opacity: 0;
      transform: scale(0.8);
      transition:
        opacity var(--motion-base) var(--motion-ease),
        transform var(--motion-base) var(--motion-ease);
    }
  }

  /* Facts wait for the pointer or the keyboard, and only where a pointer can wait. */
  @media (hover: hover) and (pointer: fine) {
    .game-card[data-variant="portrait"] {
      .game-facts {
        max-height: 0;
        overflow: hidden;
        opacity: 0;
        transition:
          max-height var(--motion-base) var(--motion-ease),
          opacity var(--motion-base) var(--motion-ease);
      }

      &:hover,
      &:focus-within {
        box-shadow: var(--shadow-raised);
        transform: translateY(var(--motion-lift));
      }

      &:hover .game-art img,
      &:focus-within .game-art img {
        transform: scale(var(--motion-zoom));
      }

      &:hover .game-facts,
      &:focus-within .game-facts {
        max-height: 7rem;
        margin-block-start: 0.5rem;
        opacity: 1;
      }

      &:hover .game-art::after,
      &:focus-within .game-art::after {
        opacity: 1;
        transform: none;
      }
    }
  }

  @media (hover: none), (pointer: coarse) {
    .game-card[data-variant="portrait"] .game-facts {
      margin-block-start: 0.3rem;
    }

    .game-card[data-variant="portrait"] .game-facts div:not(:first-of-type) {
      display: none;
    }
  }
`;
