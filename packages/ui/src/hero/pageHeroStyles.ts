import { css } from "styled-components";

export const pageHeroStyles = css`
  .page-hero {
    padding-block: var(--space-6) var(--space-5);

    .page-hero-row {
      display: grid;
      gap: var(--space-5);
    }

    /* Breadcrumbs pull what follows them up, which suits a section with air of its own; here there is none. */
    nav ~ .page-hero-row {
      margin-block-start: calc(2 * var(--space-3));
    }

    .page-hero-text {
      display: grid;
      gap: var(--space-3);
      justify-items: start;
    }

    .eyebrow {
      color: var(--color-accent-text);
    }

    .page-hero-lead {
      max-width: 52ch;
      color: var(--color-text-muted);
      font-size: var(--type-size-lead);
    }

    img {
      width: 100%;
      border-radius: var(--shape-image);
      background: var(--color-art);
      object-fit: cover;
      aspect-ratio: 16 / 9;
    }

    .page-hero-meta {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 1rem;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    &[data-hero="article"] {
      padding-block-end: var(--space-6);
    }

    &[data-hero="article"] .page-hero-text {
      max-width: 46rem;
    }

    &[data-hero="article"] img {
      aspect-ratio: 21 / 9;
    }

    @media (min-width: 60rem) {
      &[data-hero="page"] .page-hero-row:has(img) {
        grid-template-columns: 1.1fr 1fr;
        align-items: center;
      }
    }

    @media (max-width: 40rem) {
      &[data-hero="article"] img {
        aspect-ratio: 16 / 10;
      }
    }
  }
`;
