import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .article-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
    gap: var(--space-5) var(--space-4);

    > li {
      min-width: 0;
    }

    .article-card {
      position: relative;
      display: grid;
      align-content: start;
      gap: var(--space-3);
      height: 100%;
    }

    .article-art {
      overflow: hidden;
      aspect-ratio: 16 / 10;
      border-radius: var(--shape-image);
      background: var(--color-art);
    }

    .article-art img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      transition: transform calc(var(--motion-slow) * 2) var(--motion-ease);
    }

    .article-card:hover .article-art img {
      transform: scale(var(--motion-zoom));
    }

    .article-meta {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem 0.9rem;
      margin-block-end: var(--space-2);
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    .article-meta > * {
      min-width: 0;
      overflow-wrap: anywhere;
    }

    .article-meta .eyebrow {
      color: var(--color-accent-text);
      line-height: inherit;
    }

    .article-card :is(h2, h3) {
      font-size: var(--type-size-title-m);
    }

    .article-card a {
      text-decoration: none;
    }

    .article-card a::after {
      content: "";
      position: absolute;
      inset: 0;
    }

    .article-card:hover a {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.16em;
    }

    .article-teaser {
      margin-block-start: var(--space-2);
      color: var(--color-text-muted);
    }

    @media (min-width: 60rem) {
      &[data-lead="true"] > li:first-of-type {
        grid-column: 1 / -1;
      }

      &[data-lead="true"] > li:first-of-type .article-card {
        grid-template-columns: 1.35fr 1fr;
        gap: var(--space-6);
        align-items: center;
      }

      &[data-lead="true"] > li:first-of-type :is(h2, h3) {
        font-size: calc(var(--type-size-title-m) * 1.3);
      }
    }
  }
`;
