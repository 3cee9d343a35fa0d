import { Icon } from "../icon/Icon.tsx";

export interface StripRound {
  readonly id: string;
  readonly href: string;
  /** As shown, e.g. "14.30". */
  readonly time: string;
  /** The moment, ISO 8601. */
  readonly dateTime: string;
  readonly label: string;
}

export interface TimesStripProps {
  readonly title: string;
  /** Name of the scrolling list. */
  readonly listLabel: string;
  readonly rounds: readonly StripRound[];
  readonly more: { readonly href: string; readonly label: string };
}

/** The day's times in a row under the header, soonest first; it scrolls sideways on its own. */
export function TimesStrip({ title, listLabel, rounds, more }: TimesStripProps) {
  return (
    <section className="times-strip">
      <div className="container strip-row">
        <h2>{title}</h2>
        <ul aria-label={listLabel} data-rounds="all">
          {rounds.map((round) => (
            <li key={round.id} data-begins={round.dateTime}>
              <a href={round.href}>
                <time dateTime={round.dateTime} data-start="">
                  {round.time}
                </time>{" "}
                {round.label}
              </a>
            </li>
          ))}
        </ul>
        <a className="strip-more" href={more.href}>
          {more.label} <Icon name="arrow-right" />
        </a>
      </div>
    </section>
  );
}
