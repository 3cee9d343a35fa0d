import type { ReactNode } from "react";
import type { GameFact } from "../game-card/GameCard.tsx";
import { JackpotCounter, type JackpotCounterProps } from "../jackpot-counter/JackpotCounter.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** A round of a hall, as its page opens with it. */
export interface HeroRound {
  readonly id: string;
  /** The moment, ISO 8601. */
  readonly dateTime: string;
  /** e.g. "Næste runde". */
  readonly label: string;
  /** e.g. "Kl. 19.00". */
  readonly time: string;
  /** e.g. "Starter om". */
  readonly countdownLabel: string;
}

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
  /** Of a hall: the next rounds, soonest first. One is shown at a time; a script counts down and goes on to the next. */
  readonly next?: readonly HeroRound[];
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
  next = [],
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
        {next.length > 0 && (
          <div className="game-hero-next" data-rounds="first">
            {next.map((round, place) => (
              <dl key={round.id} data-begins={round.dateTime} hidden={place > 0}>
                <div>
                  <dt>{round.label}</dt>
                  <dd className="number">
                    <time dateTime={round.dateTime}>{round.time}</time>
                  </dd>
                </div>
                <div>
                  <dt>{round.countdownLabel}</dt>
                  <dd className="number" data-countdown="" />
                </div>
              </dl>
            ))}
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
