import { styled } from "styled-components";
import { ButtonLink } from "../button/Button.tsx";

const Root = styled.ol`
  border-radius: var(--shape-panel);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-rest);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem clamp(0.75rem, 2.5vw, 2rem);
    padding: var(--space-3) clamp(0.9rem, 2.5vw, 1.75rem);
    border-block-end: var(--shape-line) dotted var(--color-border);
  }

  li:last-of-type {
    border-block-end: 0;
  }

  li[data-next="true"] {
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
    border-radius: var(--shape-panel) var(--shape-panel) 0 0;
  }

  time {
    min-width: 3.4em;
    font-size: clamp(1.125rem, 1rem + 0.8vw, 1.625rem);
  }

  h3 {
    font-size: var(--type-size-title-s);
  }

  .schedule-kind {
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    font-size: var(--type-size-small);
  }

  dl div {
    display: flex;
    gap: 0.4em;
  }

  dt {
    color: var(--color-text-muted);
  }

  dd {
    font-weight: var(--type-weight-strong);
  }

  @media (max-width: 34rem) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    .button {
      grid-column: 1 / -1;
      margin-block-start: 0.35rem;
    }
  }
`;

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

/** The day's rounds as a table of times: what, when, for how much, and the way in. */
export function Schedule({ label, rounds }: ScheduleProps) {
  return (
    <Root aria-label={label} data-schedule="">
      {rounds.map((round, index) => (
        <li key={round.id} data-next={index === 0} data-round={round.id}>
          <time className="number" dateTime={round.dateTime}>
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
    </Root>
  );
}
