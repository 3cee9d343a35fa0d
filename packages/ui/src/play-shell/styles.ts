import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  /* The page is as high as the window: what the duties at its foot leave is the shell's. */
  [data-layout="embed"]:has(> main > .play-shell) {
    display: flex;
    flex-direction: column;
    height: 100svh;
    min-height: 24rem;

    /* A row of its own height would be measured first, and with it the whole game anew at every tick of the clock. */
    > main {
      display: grid;
      grid-template-rows: minmax(0, 1fr);
      flex: 1;
      min-height: 0;
    }
  }

  /* On phones the shell has the whole window to itself, and the duties follow below it. */
  @media (max-width: 30rem), (max-height: 30rem) {
    [data-layout="embed"]:has(> main > .play-shell) {
      height: auto;
      min-height: 100svh;

      > main {
        flex: none;
        height: 100svh;
        min-height: 17rem;
      }
    }
  }

  /* The bar covers the top alone: a focused button of the game must not move the game out of sight. */
  html:has(.play-shell) {
    scroll-padding-block: 7.5rem 0;
  }

  .play-shell {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
    background: var(--color-surface-sunken);
  }

  /* What stands beside the game has a row under it, or a column where there is room. */
  .play-shell:has(> [data-open]) {
    grid-template-rows: auto minmax(0, 1fr) auto;
  }

  @media (min-width: 62rem), (min-width: 34rem) and (max-height: 30rem) {
    .play-shell:has(> [data-open="true"]) {
      grid-template-rows: auto minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr) clamp(16rem, 28vw, 24rem);

      > .play-bar {
        grid-column: 1 / -1;
      }
    }
  }

  /* As high as the button of the chat that comes. */
  .play-chat-place {
    min-height: 2.75rem;
    border-block-start: var(--shape-line) solid var(--color-border);
    background: var(--color-surface-raised);
  }

  /* The game fills what the bar leaves. */
  .play-stage {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
    overflow: auto;
    /* Holds what is placed absolutely in a game, such as hidden words: else they lengthen the page by an empty part. */
    position: relative;

    > output {
      margin: auto;
      color: var(--color-text-muted);
    }
  }

  /* A notice over the game is as high as its text, and the game has the rest. */
  .play-stage:has(> .notice) {
    grid-template-rows: auto minmax(0, 1fr);
  }

  /* A game fills its container: on a page that scrolls, that has a height of its own. */
  .replay-stage {
    block-size: clamp(34rem, 75svh, 44rem);
  }

  .play-opening {
    display: grid;
    align-items: end;
    justify-items: center;
    position: relative;
    min-height: 0;
    overflow: hidden;
    background: var(--color-art);

    img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 50% 20%;
    }

    > output {
      position: relative;
      margin: var(--space-5);
      padding: var(--space-2) var(--space-4);
      border-radius: var(--shape-control);
      background: var(--color-surface-raised);
      color: var(--color-text);
    }
  }

  .studio-game {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-height: 0;
  }

  .studio-notice {
    padding: var(--space-2) var(--space-gutter);
    background: var(--color-surface-raised);
    color: var(--color-text);
    text-align: center;
  }

  .studio-frame {
    grid-row: 2;
    width: 100%;
    height: 100%;
    min-height: 16rem;
    border: 0;
  }

  .play-bar {
    display: grid;
    grid-template-areas: "close title clock figures ways";
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    position: sticky;
    inset-block-start: 0;
    z-index: 40;
    padding: var(--space-2) var(--space-gutter);
    border-block-end: var(--shape-line) solid var(--color-border);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font-size: var(--type-size-small);

    > .play-way {
      grid-area: close;
    }

    .play-title {
      grid-area: title;
      display: flex;
      gap: var(--space-2);
      align-items: center;
      min-width: 0;
    }

    h1 {
      overflow: hidden;
      font-size: var(--type-size-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .play-clock {
      grid-area: clock;
    }

    /* Each figure begins where it did before it was known. */
    .play-figures {
      grid-area: figures;
      display: flex;
      gap: var(--space-4);
      margin: 0;
      font-variant-numeric: tabular-nums;
      line-height: 1.25;
      white-space: nowrap;

      > div {
        min-width: 5.5em;
      }
    }

    dt {
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    dd {
      margin: 0;
      font-weight: var(--type-weight-strong);
    }

    .play-ways {
      grid-area: ways;
      display: flex;
      align-items: center;
    }

    .play-way {
      display: inline-grid;
      gap: 0.1rem;
      justify-items: center;
      align-content: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
      padding: 0.15rem 0.3rem;
      border: 0;
      border-radius: var(--shape-control);
      background: none;
      color: inherit;
      font: inherit;
      font-size: var(--type-size-caption);
      line-height: 1.2;
      /* Hyphenation would shrink this column before any other. */
      hyphens: manual;
      text-decoration: none;
      cursor: pointer;
    }

    .play-way[data-waits] {
      visibility: hidden;
    }

    .play-way:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    /* Two rows: the ways above, the figures below, all of them in sight. */
    @media (max-width: 76rem) {
      grid-template-areas:
        "close title clock ways"
        "figures figures figures figures";
      grid-template-columns: auto minmax(0, 1fr) auto auto;

      .play-figures > div {
        flex: 1 1 0;
        min-width: max-content;
      }
    }

    /* Signs stand for their words, which are still read out. */
    @media (max-width: 48rem), (max-height: 30rem) {
      gap: 0 var(--space-2);
      padding: 0.15rem var(--space-2);

      .play-way > :not(.icon) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }

    /* The narrowest phones: the name gives way to what the law asks for. */
    @media (max-width: 30rem) {
      grid-template-areas:
        "close clock ways"
        "figures figures figures"
        "title title title";
      grid-template-columns: auto minmax(0, 1fr) auto;

      h1 {
        font-size: var(--type-size-small);
        line-height: 1.4;
      }

      .play-figures {
        gap: 0 var(--space-2);
        flex-wrap: wrap;
        font-size: var(--type-size-caption);
      }
    }

    /* A phone on its side has no height to give. */
    @media (max-height: 30rem) and (min-width: 34rem) {
      grid-template-areas: "close title clock figures ways";
      grid-template-columns: auto minmax(0, 1fr) auto auto auto;

      .play-figures {
        gap: var(--space-2);
        font-size: var(--type-size-caption);
      }

      h1 {
        font-size: var(--type-size-small);
      }
    }

    @media (max-height: 30rem) and (min-width: 34rem) and (max-width: 48rem) {
      grid-template-areas:
        "close title clock ways"
        "figures figures figures figures";
      grid-template-columns: auto minmax(0, 1fr) auto auto;

      .play-figures > div {
        display: flex;
        gap: 0.4em;
      }
    }

    @media (max-width: 23rem) {
      .play-way {
        min-width: 2rem;
        padding-inline: 0;
      }
    }
  }

  .play-message {
    display: grid;
    gap: var(--space-4);
    place-content: center;
    justify-items: center;
    max-width: 40rem;
    margin: auto;
    padding: var(--space-6) var(--space-gutter);
    text-align: center;

    .play-message-ways {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      justify-content: center;
    }
  }
`;
