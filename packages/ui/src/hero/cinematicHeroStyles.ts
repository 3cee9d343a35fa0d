import { css } from "styled-components";
import { heroTextStyles } from "./heroTextStyles.ts";

export const cinematicHeroStyles = css`
  .cinematic-hero {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    display: grid;
    /* A picture that does not come must not be as wide as its file. */
    grid-template-columns: minmax(0, 1fr);
    background: var(--color-hero);
    color: var(--color-on-hero);

    ${heroTextStyles}

    .hero-art {
      position: relative;
      aspect-ratio: 5 / 4;
      max-height: 52svh;
      width: 100%;
    }

    .hero-art picture,
    .hero-art img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 78% 50%;
    }

    .hero-art {
      mask-image: linear-gradient(to bottom, #000 58%, transparent 99%);
    }

    .hero-text {
      position: relative;
      margin-block-start: -3.5rem;
      padding-block-end: var(--space-6);
    }

    h1 {
      max-width: 15ch;
    }

    .hero-lead {
      max-width: 46ch;
    }

    .hero-eyebrow {
      display: flex;
      align-items: center;
      gap: 0.85em;
      color: var(--color-accent-text);
    }

    .hero-eyebrow::before {
      content: "";
      width: 2.5rem;
      height: 1px;
      background: currentcolor;
    }

    @media (min-width: 60rem) {
      min-height: clamp(30rem, 68svh, 46rem);
      align-items: center;

      .hero-art {
        position: absolute;
        inset: 0 0 0 auto;
        width: 68%;
        max-height: none;
        height: 100%;
        aspect-ratio: auto;
        /* The words keep to the clear side, whatever the art is. */
        mask-image: linear-gradient(to right, transparent 14%, #000 58%);
      }

      .hero-text {
        margin-block-start: 0;
        padding-block: var(--space-7);
        gap: var(--space-5);
      }

      h1 {
        max-width: min(15ch, 54%);
      }

      .hero-lead {
        max-width: min(46ch, 48%);
      }
    }
  }
`;
