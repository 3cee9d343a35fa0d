import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

const Root = styled.section`
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
    padding-block-end: var(--space-4);
  }

  &[data-hero="article"] .page-hero-text {
    max-width: 46rem;
  }

  &[data-hero="article"] img {
    aspect-ratio: 21 / 9;
  }

  @media (min-width: 60rem) {
    &[data-hero="page"] .page-hero-row:has(picture) {
      grid-template-columns: 1.1fr 1fr;
      align-items: center;
    }
  }

  @media (max-width: 40rem) {
    &[data-hero="article"] img {
      aspect-ratio: 16 / 10;
    }
  }
`;

export interface PageHeroProps {
  /** `page` for inner pages, `article` with meta and a wide picture under the title (R2.53). */
  readonly variant?: "page" | "article";
  /** Breadcrumbs, over the title. */
  readonly before?: ReactNode;
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: string;
  /** Author, date, reading time. */
  readonly meta?: readonly string[];
  readonly picture?: PictureProps;
  readonly actions?: ReactNode;
}

/** The small opening of an inner page or an article. */
export function PageHero({
  variant = "page",
  before,
  eyebrow,
  title,
  text,
  meta = [],
  picture,
  actions,
}: PageHeroProps) {
  return (
    <Root data-hero={variant}>
      <div className="container">
        {before}
        <div className="page-hero-row">
          <div className="page-hero-text">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h1>{title}</h1>
            {text && <p className="page-hero-lead">{text}</p>}
            {meta.length > 0 && (
              <p className="page-hero-meta">
                {meta.map((entry) => (
                  <span key={entry}>{entry}</span>
                ))}
              </p>
            )}
            {actions && (
              <div className="cluster" data-gap="3">
                {actions}
              </div>
            )}
          </div>
          {picture && <Picture {...picture} priority />}
        </div>
      </div>
    </Root>
  );
}
