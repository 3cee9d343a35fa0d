import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .promo-band {
    position: relative;
    overflow: hidden;
    display: grid;
    border: var(--shape-hairline) solid var(--color-border);
    border-radius: var(--shape-panel);
    background-color: var(--color-surface-sunken);
    background-image: var(--ground-promo);

    .promo-text {
      display: grid;
      justify-items: start;
      align-content: center;
      gap: var(--space-3);
      padding: clamp(1.25rem, 4vw, 3rem);
    }

    h2 {
      font-size: var(--type-size-title-l);
    }

    .promo-text > p {
      max-width: 48ch;
    }

    .promo-terms {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    img {
      width: 100%;
      height: 100%;
      min-height: 12rem;
      object-fit: cover;
    }

    @media (min-width: 48rem) {
      &:has(> :is(picture, img)) {
        grid-template-columns: 1.15fr 1fr;
      }

      picture {
        height: 100%;
      }
    }
  }
`;
