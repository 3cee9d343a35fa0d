import { css } from "styled-components";

export const colourHeroStyles = css`
  .colour-hero {
    --hero-ground: var(--color-spotlight);
    --layers: var(--ground-spotlight);
    --hero-ink: var(--color-on-spotlight);
    overflow: hidden;
    background-color: var(--hero-ground);
    background-image: var(--layers);
    color: var(--hero-ink);

    &[data-ground="action"] {
      --hero-ground: var(--color-action);
      --layers: none;
      --hero-ink: var(--color-on-action);
    }

    &[data-ground="raised"] {
      --hero-ground: var(--color-surface-raised);
      --layers: none;
      --hero-ink: var(--color-text);
    }

    .colour-row {
      display: grid;
      gap: var(--space-5);
      align-items: center;
      padding-block: var(--space-7);
    }

    .colour-text {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: var(--space-4);
    }

    h1 {
      font-size: var(--type-size-hero);
      line-height: var(--type-leading-hero);
    }

    p {
      max-width: 46ch;
      font-size: var(--type-size-lead);
    }

    /* The action turns the ground's own two colours around: the pair that is declared to contrast. */
    --primary-ground: var(--hero-ink);
    --primary-ink: var(--hero-ground);
    --primary-shadow: none;
    --primary-pressed: var(--hero-ground);
    --primary-pressed-ink: var(--hero-ink);
    --primary-pressed-line: currentcolor;

    img {
      width: min(26rem, 78%);
      margin-inline: auto;
    }

    @media (min-width: 60rem) {
      .colour-row:has(img) {
        grid-template-columns: 1.1fr 1fr;
        min-height: 34rem;
      }

      img {
        width: 100%;
      }
    }
  }
`;
