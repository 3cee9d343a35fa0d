import { ButtonLink } from "../button/Button.tsx";
import type { NextRound } from "./hero-props.ts";

interface RoundTicketProps {
  readonly round: NextRound;
  readonly hidden?: boolean;
}

/**
 * A round as a ticket: name and time, countdown, price, prize, and a button at its torn end. The countdown is empty and
 * hidden until a script that knows the time fills it.
 */
export function RoundTicket({ round, hidden = false }: RoundTicketProps) {
  return (
    <section
      className="round-ticket"
      aria-label={round.label}
      data-round={round.id}
      data-begins={round.dateTime}
      hidden={hidden}
    >
      <div className="ticket-what">
        <p className="ticket-label">{round.label}</p>
        <h2>{round.name}</h2>
        <time dateTime={round.dateTime}>{round.time}</time>
      </div>
      <dl>
        <div>
          <dt>{round.countdownLabel}</dt>
          <dd className="number" data-countdown="" />
        </div>
        <div>
          <dt>{round.priceLabel}</dt>
          <dd className="number">{round.price}</dd>
        </div>
        <div>
          <dt>{round.prizeLabel}</dt>
          <dd className="number">{round.prize}</dd>
        </div>
      </dl>
      <div className="ticket-stub">
        <ButtonLink size="large" wide href={round.action.href}>
          {round.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
