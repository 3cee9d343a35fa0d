import { css } from "styled-components";

export const layer = "base";

/** Element defaults: text, headings, focus rings, motion, and rules for every page. */
export const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: var(--color-surface);
    color: var(--color-text);
    font: var(--type-weight-body) var(--type-size-body) / var(--type-leading-body) var(--font-body);
    font-variation-settings: var(--font-body-variation);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A focused or linked element must not end under a sticky header or the bottom bar (WCAG 2.4.11). */
    scroll-padding-block: 6rem 6rem;
    /* How far the buttons in the lower corners (help, chat) stand above the edge, and what they take of the window. */
    --corner-end: max(1rem, env(safe-area-inset-bottom));
    --corner-room: calc(var(--corner-end) + 3.5rem);
  }

  /*
   * A bar of tabs raises those buttons on a narrow window. The selector stands outside the media query: Chromium does
   * not always match a :has() again when a query begins to hold, and the buttons would cover the tabs.
   */
  html:has(.tab-bar) {
    --corner-over-tabs: calc(4.75rem + env(safe-area-inset-bottom));
  }

  @media (max-width: 63.99rem) {
    html {
      --corner-end: var(--corner-over-tabs, max(1rem, env(safe-area-inset-bottom)));
    }
  }

  /* Nor under the question about cookies, which stays until it is answered. */
  html:has(dialog[data-place="foot"][open]) {
    scroll-padding-block-end: min(34rem, 62dvh);
  }

  /*
   * The page behind a modal dialog does not scroll. Where removing a visible scroll bar would move the page, the dialog
   * and its backdrop contain the scrolling instead.
   */
  @media (hover: none) {
    html:has(dialog:modal) {
      overflow: hidden;
    }
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background-image: var(--ground-page);
    background-repeat: no-repeat;
    /* A word longer than its place breaks instead of widening it: with large text most places are narrow (WCAG 1.4.4). */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: var(--font-display);
    font-variation-settings: var(--font-display-variation);
    font-weight: var(--type-weight-display);
    letter-spacing: var(--type-tracking-display);
    line-height: var(--type-leading-title);
    /* Danish compounds are longer than a phone is wide. */
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
    overflow-wrap: anywhere;
  }

  h1 {
    /* One heading a page: balanced lines are laid out several times over. */
    text-wrap: balance;
    font-size: var(--type-size-title-l);
  }

  h2 {
    font-size: var(--type-size-title-m);
  }

  h3,
  h4 {
    font-size: var(--type-size-title-s);
  }

  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
  }

  fieldset {
    border: 0;
    min-width: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  img,
  svg,
  picture {
    display: block;
    max-width: 100%;
  }

  img {
    height: auto;
  }

  a {
    color: inherit;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  dialog {
    color: inherit;
  }

  summary {
    cursor: pointer;
  }

  /* Columns share a table's room by their words. */
  table {
    overflow-wrap: break-word;
  }

  time,
  data,
  td,
  dd {
    font-variant-numeric: tabular-nums;
  }

  /* Two rings of opposite lightness: one of them shows on any ground, artwork included. */
  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
    /* Important, so that it wins over the resting shadow of every component; one that draws its own ring sets the property. */
    box-shadow: var(--focus-gap, 0 0 0 2px var(--color-focus-gap)) !important;
  }

  /* A heading takes the focus to be read from there; there is nothing in it to press. */
  :is(h1, h2, h3)[tabindex="-1"]:focus-visible {
    outline: 0;
    --focus-gap: none;
  }

  ::selection {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .number {
    font-family: var(--type-family-number);
    font-weight: var(--type-weight-number);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  .eyebrow {
    font-size: var(--type-size-caption);
    font-weight: var(--type-weight-strong);
    letter-spacing: var(--type-tracking-label);
    word-spacing: var(--type-tracking-label);
    text-transform: var(--type-case-label);
  }

  /* A button that only a script answers. Important, because a button's own layer comes later. */
  @media (scripting: none) {
    button[data-consent-settings] {
      display: none !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
