import { css } from "styled-components";

export const gameHeroStyles = css`
  .game-hero {
    --edge: var(--space-gutter);
    /* Header and breadcrumbs over it, so that facts and button are in sight at once. */
    --above: 15.5rem;
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-columns: var(--edge) minmax(0, 1fr) var(--edge);
    grid-template-rows: minmax(var(--space-6), 1fr) auto auto auto auto;
    row-gap: var(--space-3);
    margin-block-end: var(--space-6);

    > * {
      grid-column: 2;
    }

    .game-hero-art {
      grid-area: 1 / 1 / 5 / -1;
      z-index: -1;
      position: relative;
      overflow: hidden;
      background: var(--color-art);
      min-height: min(34rem, calc(100svh - var(--above)));
    }

    .game-hero-art img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 50% 20%;
    }

    /* The art is calm where the words stand; this makes sure of it in every palette. */
    .game-hero-art::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(
        to top,
        var(--color-art-scrim) 10%,
        color-mix(in srgb, var(--color-art-scrim) 72%, transparent) 46%,
        transparent 74%
      );
    }

    .game-hero-title {
      grid-row: 2;
      position: relative;
      color: var(--color-on-art);
    }

    /* The more facts a game has, the higher its name stands on the art: the shade goes with the name. */
    .game-hero-title::before {
      content: "";
      position: absolute;
      z-index: -1;
      inset: calc(-1 * var(--space-6)) calc(-1 * var(--edge)) -6rem;
      background: linear-gradient(
        to top,
        transparent,
        color-mix(in srgb, var(--color-art-scrim) 76%, transparent) 45%,
        color-mix(in srgb, var(--color-art-scrim) 76%, transparent) 76%,
        transparent
      );
    }

    h1 {
      font-size: clamp(1.625rem, 1.1rem + 2.4vw, 3.25rem);
      line-height: 1.08;
      text-wrap: balance;
    }

    .game-hero-bar {
      grid-row: 3;
      display: grid;
      gap: 0 var(--space-4);
      border-radius: var(--shape-panel);
      background: var(--color-surface-raised);
      color: var(--color-text);
      padding: var(--space-2) var(--space-3);
    }

    dl {
      display: grid;
      /* Two columns, or one where text is so large that two would not hold a time. */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 50% - var(--space-3))), 1fr));
      gap: 0.25rem var(--space-3);
    }

    dt {
      color: var(--color-text-muted);
      font-size: 0.75rem;
      line-height: 1.3;
    }

    dd {
      font-weight: var(--type-weight-strong);
      line-height: 1.3;
    }

    .game-hero-jackpot,
    .game-hero-next {
      margin-block-end: var(--space-2);
    }

    dl[hidden] {
      display: none;
    }

    /* Room for the countdown is kept until its first second is known. */
    [data-countdown]:empty::before {
      content: "–";
    }

    .game-hero-next dd {
      font-size: 1.25rem;
    }

    .game-hero-jackpot > * {
      background: none;
      padding: 0;
      color: var(--color-text);
    }

    .game-hero-actions {
      grid-row: 4;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-3);
      padding-block-end: var(--space-4);
      color: var(--color-on-art);
    }

    .game-hero-actions [data-kind="secondary"] {
      background: var(--color-surface-raised);
      color: var(--color-text);
    }

    .game-hero-lead {
      grid-row: 5;
      padding-block-start: var(--space-2);
      max-width: 52ch;
      color: var(--color-text-muted);
    }

    /* Breadcrumbs pull what follows them up, which suits a section with air of its own; here there is none. */
    &[data-variant="bleed"] {
      margin-block-start: calc(2 * var(--space-3));
    }

    &[data-variant="panel"] {
      --above: 21rem;
      width: min(100% - 2 * var(--space-gutter), var(--space-container));
      margin: var(--space-4) auto var(--space-6);
      --edge: var(--space-4);
    }

    &[data-variant="panel"] .game-hero-art {
      border-radius: var(--shape-image);
    }

    @media (min-width: 60rem) {
      grid-template-columns:
        minmax(var(--edge), 1fr) minmax(0, calc(var(--space-container) * 0.44)) minmax(
          0,
          calc(var(--space-container) * 0.56)
        )
        minmax(var(--edge), 1fr);
      grid-template-rows: minmax(var(--space-5), 1fr) auto auto auto minmax(var(--space-4), 1fr) auto;
      row-gap: var(--space-4);
      min-height: clamp(26rem, calc(100svh - var(--above)), 36rem);
      padding-block-end: var(--space-4);

      .game-hero-art {
        grid-area: 1 / 1 / -1 / -1;
        margin-block-end: calc(-1 * var(--space-4));
        min-height: 0;
      }

      .game-hero-art img {
        object-position: 30% 40%;
      }

      .game-hero-art::after {
        background: linear-gradient(
          to right,
          color-mix(in srgb, var(--color-art-scrim) 46%, transparent) 12%,
          color-mix(in srgb, var(--color-art-scrim) 36%, transparent) 36%,
          transparent 54%
        );
      }

      .game-hero-title::before {
        display: none;
      }

      .game-hero-lead {
        grid-row: 3;
        padding: 0;
        color: var(--color-on-art);
        font-size: clamp(1rem, 0.8rem + 0.4vw, 1.25rem);
      }

      .game-hero-actions {
        grid-row: 4;
        padding: 0;
      }

      .game-hero-bar {
        grid-area: 6 / 2 / auto / -2;
        justify-self: start;
        grid-auto-flow: column;
        align-items: center;
        max-width: 100%;
        padding: var(--space-3) var(--space-4);
      }

      .game-hero-jackpot,
      .game-hero-next {
        margin: 0;
      }

      .game-hero-next dl {
        flex-wrap: nowrap;
      }

      .game-hero-next dl > div:first-child {
        padding-inline-start: 0;
        border: 0;
      }

      dl {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) 0;
      }

      dl > div {
        padding-inline: var(--space-4);
        border-inline-start: var(--shape-line) solid var(--color-border);
      }

      .game-hero-bar > dl:first-child > div:first-child {
        padding-inline-start: 0;
        border: 0;
      }

      &[data-variant="panel"] {
        --above: 26rem;
        --edge: var(--space-6);
      }
    }

    /* A panel in wide windows that are low: facts and button come before the lead, so that they are in sight. */
    @media (min-width: 60rem) and (max-height: 55rem) {
      &[data-variant="panel"] .game-hero-bar {
        grid-area: 3 / 2 / auto / -2;
      }

      &[data-variant="panel"] .game-hero-lead {
        grid-row: 6;
      }
    }

    /* Small windows: hardly more of the art is in sight than where the words stand, so that all of it is shaded. */
    @media (max-width: 23rem), (max-height: 40rem) and (max-width: 59.99rem) {
      grid-template-rows: minmax(var(--space-2), 1fr) auto auto auto auto;
      row-gap: var(--space-2);

      .game-hero-art::after {
        background: linear-gradient(
          to top,
          var(--color-art-scrim) 40%,
          color-mix(in srgb, var(--color-art-scrim) 74%, transparent) 80%,
          color-mix(in srgb, var(--color-art-scrim) 30%, transparent)
        );
      }
    }

    /* A phone on its side: the button beside the name, the facts in one row. */
    @media (max-height: 30rem) and (min-width: 34rem) and (max-width: 59.99rem) {
      grid-template-columns: var(--edge) minmax(0, 1fr) auto var(--edge);
      column-gap: 0;

      .game-hero-title {
        align-self: end;
      }

      .game-hero-actions {
        grid-area: 2 / 3;
        align-self: end;
        padding: 0;
      }

      .game-hero-bar,
      .game-hero-lead {
        grid-column: 2 / 4;
      }

      .game-hero-bar {
        margin-block-end: var(--space-2);
      }

      dl {
        grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
      }
    }
  }
`;
