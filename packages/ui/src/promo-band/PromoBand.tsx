import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface PromoBandProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly picture?: PictureProps;
  /** Conditions, shown legibly with the offer. */
  readonly terms?: string;
}

/** One offer or link across the page. */
export function PromoBand({ title, text, actions, picture, terms }: PromoBandProps) {
  return (
    <section className="promo-band">
      <div className="promo-text">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {actions && (
          <div className="cluster" data-gap="3">
            {actions}
          </div>
        )}
        {terms && <p className="promo-terms">{terms}</p>}
      </div>
      {picture && <Picture {...picture} />}
    </section>
  );
}
