import { Aurora } from "../aurora/Aurora.tsx";
import { JackpotCounter } from "../jackpot-counter/JackpotCounter.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { FrontHeroProps } from "./hero-props.ts";

/** One game, cinematic: its art bleeds off the right edge, its jackpot counts under the headline. */
export function CinematicHero({ eyebrow, title, text, actions, picture, jackpot }: FrontHeroProps) {
  return (
    <section className="cinematic-hero" data-hero="cinematic">
      <Aurora />
      {picture && (
        <div className="hero-art">
          <Picture {...picture} priority />
        </div>
      )}
      <div className="container">
        <div className="hero-text">
          {eyebrow && <p className="eyebrow hero-eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {text && <p className="hero-lead">{text}</p>}
          {jackpot && <JackpotCounter {...jackpot} />}
          {actions && <div className="hero-actions">{actions}</div>}
        </div>
      </div>
    </section>
  );
}
