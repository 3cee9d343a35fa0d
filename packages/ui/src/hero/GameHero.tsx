import type { ReactNode } from "react";
import type { GameFact } from "../game-card/GameCard.tsx";
import { JackpotCounter, type JackpotCounterProps } from "../jackpot-counter/JackpotCounter.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface GameHeroProps {
  /** `bleed`: from edge to edge. `panel`: a card with its own corners on the page's ground. */
  readonly variant: "bleed" | "panel";
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  /** On wide windows art with its left side calm, on narrow ones art with its lower third calm: the words stand there. */
  readonly picture: PictureProps;
  readonly factsLabel: string;
  /** What one must know before playing; two to five. */
  readonly facts: readonly GameFact[];
  readonly jackpot?: JackpotCounterProps;
  readonly actions?: ReactNode;
}

/** The opening of a game's page: its art with the name, the facts and the button on it, in sight at once at every size. */
export function GameHero({
  variant,
  eyebrow,
  title,
  text,
  picture,
  factsLabel,
  facts,
  jackpot,
  actions,
}: GameHeroProps) {
  return (
    <section className="game-hero" data-hero="game" data-variant={variant}>
      <div className="game-hero-art">
        <Picture {...picture} priority />
      </div>
      <div className="game-hero-title">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
      </div>
      <div className="game-hero-bar">
        {jackpot && (
          <div className="game-hero-jackpot">
            <JackpotCounter {...jackpot} size="medium" />
          </div>
        )}
        <dl aria-label={factsLabel}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {actions && <div className="game-hero-actions">{actions}</div>}
      <p className="game-hero-lead">{text}</p>
    </section>
  );
}
