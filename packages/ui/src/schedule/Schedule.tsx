import { ButtonLink } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface ScheduleRound {
  readonly id: string;
  readonly dateTime: string;
  readonly time: string;
  readonly name: string;
  /** Game and plate, e.g. "Banko, 3 rækker". */
  readonly kind: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly action?: { readonly href: string; readonly label: string } | undefined;
  /** A calendar file with this round. */
  readonly calendar?: { readonly href: string; readonly label: string };
}

export interface ScheduleProps {
  readonly label: string;
  /** Soonest first. */
  readonly rounds: readonly ScheduleRound[];
  /** Whether the first one stands out; true by default. */
  readonly standsOut?: boolean;
  /** A script moves rounds of the next list into this one as soon as they begin within so many minutes. */
  readonly withinMinutes?: number;
}

/** The day's rounds as a timetable: name, time, price and link. */
export function Schedule({ label, rounds, standsOut = true, withinMinutes }: ScheduleProps) {
  return (
    <ol
      className="schedule"
      aria-label={label}
      data-schedule=""
      data-rounds="all"
      data-within-minutes={withinMinutes}
    >
      {rounds.map((round, index) => (
        <li
          key={round.id}
          data-next={standsOut ? index === 0 : undefined}
          data-round={round.id}
          data-begins={round.dateTime}
        >
          <time className="number" dateTime={round.dateTime} data-start="">
            {round.time}
          </time>
          <div>
            <h3>{round.name}</h3>
            <p className="schedule-kind">{round.kind}</p>
            <dl>
              {round.facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="schedule-ways">
            {round.action && (
              <ButtonLink
                href={round.action.href}
                size="small"
                kind={standsOut && index === 0 ? "primary" : "secondary"}
                aria-label={`${round.action.label}: ${round.name}, ${round.time}`}
              >
                {round.action.label}
              </ButtonLink>
            )}
            {round.calendar && (
              <a
                className="schedule-calendar"
                href={round.calendar.href}
                download=""
                data-navigation="hard"
                aria-label={`${round.calendar.label}: ${round.name}, ${round.time}`}
                title={round.calendar.label}
              >
                <Icon name="calendar" />
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
