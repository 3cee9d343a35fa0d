import { ButtonLink } from "../button/Button.tsx";

export interface ScheduleRound {
  readonly id: string;
  readonly dateTime: string;
  readonly time: string;
  readonly name: string;
  /** Game and plate, e.g. "Banko, 3 rækker". */
  readonly kind: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly action: { readonly href: string; readonly label: string };
}

export interface ScheduleProps {
  readonly label: string;
  /** Soonest first; the first stands out. */
  readonly rounds: readonly ScheduleRound[];
}

/** The day's rounds as a timetable: name, time, price and link. */
export function Schedule({ label, rounds }: ScheduleProps) {
  return (
    <ol className="schedule" aria-label={label} data-schedule="" data-rounds="all">
      {rounds.map((round, index) => (
        <li key={round.id} data-next={index === 0} data-round={round.id} data-begins={round.dateTime}>
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
          <ButtonLink
            href={round.action.href}
            size="small"
            kind={index === 0 ? "primary" : "secondary"}
            aria-label={`${round.action.label}: ${round.name}, ${round.time}`}
          >
            {round.action.label}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}
