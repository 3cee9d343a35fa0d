import { css } from "styled-components";

/** The words of a front page's hero, in every composition; each gives them their own place and measure. */
export const heroTextStyles = css`
  .hero-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-4);
  }

  h1 {
    font-size: var(--type-size-hero);
    line-height: var(--type-leading-hero);
  }

  .hero-lead {
    color: var(--color-on-hero-muted);
    font-size: var(--type-size-lead);
  }

  .hero-actions {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    max-width: 100%;
    gap: var(--space-3);
  }
`;
