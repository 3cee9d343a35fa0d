import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

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
    <section className="page-hero" data-hero={variant}>
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
    </section>
  );
}
