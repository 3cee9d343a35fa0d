import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .error-view {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    display: grid;
    align-items: center;
    min-height: min(34rem, 70svh);
    background-color: var(--color-hero);
    background-image: var(--ground-hero);
    color: var(--color-on-hero);

    /* Drawn, not said: the title says it. */
    &::after {
      content: attr(data-status) / "";
      position: absolute;
      inset: auto -0.06em -0.24em auto;
      z-index: -1;
      font-family: var(--type-family-number);
      font-weight: var(--type-weight-number);
      font-size: clamp(9rem, 38vw, 26rem);
      line-height: 1;
      letter-spacing: -0.06em;
      color: color-mix(in srgb, var(--color-on-hero) 9%, transparent);
      pointer-events: none;
    }

    .error-text {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: var(--space-4);
      padding-block: var(--space-7);
    }

    h1 {
      max-width: 18ch;
    }

    p {
      max-width: 48ch;
      font-size: var(--type-size-lead);
    }
  }
`;
