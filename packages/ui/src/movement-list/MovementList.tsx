import type { ReactNode } from "react";

export interface ShownMovement {
  readonly id: string;
  /** e.g. "Indbetaling". */
  readonly name: string;
  /** e.g. the game. */
  readonly detail?: string;
  readonly dateTime: string;
  /** With the minute at least (BEK 1274/2019 § 5). */
  readonly timeText: string;
  /** Signed, e.g. "+400,00 kr.". */
  readonly amountText: string;
  readonly isIncoming: boolean;
  /** e.g. "Saldo bagefter". */
  readonly afterLabel: string;
  readonly afterText: string;
  /** e.g. the bonus after it. */
  readonly note?: string;
  /** Where more of it is told, such as a round that is shown again. */
  readonly link?: { readonly href: string; readonly label: string; readonly name: string };
}

export interface MovementListProps {
  readonly label: string;
  readonly movements: readonly ShownMovement[];
  /** Under each row that has more to say, such as its receipt. */
  readonly moreOf?: (id: string) => ReactNode;
}

/** What has moved a player's money, newest first: what, when, how much, and what was left. */
export function MovementList({ label, movements, moreOf }: MovementListProps) {
  return (
    <ol className="movement-list" aria-label={label} data-printable="">
      {movements.map((row) => (
        <li key={row.id} data-movement={row.id}>
          <span className="movement-name">
            {row.name} {/* The space lets a long detail begin on the next line. */}
            {row.detail && <span className="movement-detail">{row.detail}</span>}
            {row.link && (
              <a className="movement-link" href={row.link.href} aria-label={row.link.name} data-screen="">
                {row.link.label}
              </a>
            )}
          </span>
          <time dateTime={row.dateTime}>{row.timeText}</time>
          <span className="movement-amount" data-incoming={row.isIncoming}>
            {row.amountText}
          </span>
          <span className="movement-after">
            {row.afterLabel}: {row.afterText}
            {row.note && <span className="movement-note">{row.note}</span>}
          </span>
          {moreOf?.(row.id)}
        </li>
      ))}
    </ol>
  );
}
