import { Picture } from "../picture/Picture.tsx";
import type { FrontHeroProps } from "./hero-props.ts";
import { RoundTicket } from "./RoundTicket.tsx";

/** The next round: start, price of a plate and prize, beside an illustration of people. */
export function ScheduleHero({ eyebrow, title, text, actions, picture, rounds = [] }: FrontHeroProps) {
  return (
    <section className="schedule-hero" data-hero="schedule">
      <div className="container hero-columns">
        <div className="hero-text">
          {eyebrow && <p className="eyebrow hero-eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {text && <p className="hero-lead">{text}</p>}
          {actions && <div className="hero-actions">{actions}</div>}
        </div>
        {rounds.length > 0 && (
          <div className="round-tickets" data-rounds="first">
            {rounds.map((round, index) => (
              <RoundTicket key={round.id} round={round} hidden={index > 0} />
            ))}
          </div>
        )}
        {picture && (
          <div className="hero-art">
            <Picture {...picture} priority />
          </div>
        )}
      </div>
    </section>
  );
}
