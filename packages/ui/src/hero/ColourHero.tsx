import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface ColourHeroProps {
  readonly ground: "accent" | "action" | "raised";
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly picture?: PictureProps;
}

/** A full-width opening on a coloured ground (R2.24, R2.53). */
export function ColourHero({ ground, title, text, actions, picture }: ColourHeroProps) {
  return (
    <section className="colour-hero" data-hero="colour" data-ground={ground}>
      <div className="container colour-row">
        <div className="colour-text">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          {actions && (
            <div className="cluster" data-gap="3">
              {actions}
            </div>
          )}
        </div>
        {picture && <Picture {...picture} priority />}
      </div>
    </section>
  );
}
