import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Icon, type IconName } from "../icon/Icon.tsx";

/** Something that has happened to an item; its text may be that of another one of the same minute. */
export interface RowStep {
  readonly id: string;
  readonly text: string;
}

export interface ListRow {
  readonly id: string;
  readonly name: string;
  /** Label beside the name, e.g. "Denne enhed". */
  readonly label?: string;
  /** What has happened to it, in order, e.g. "Modtaget 21. november 2026 kl. 20:14"; the last is where it stands. */
  readonly steps?: readonly RowStep[];
  /** In words, a line each, e.g. "Oprettet 21/11/2026". */
  readonly facts: readonly string[];
  /** What it means for the player or what they are to do; it stands out. */
  readonly note?: string;
  /** Actions of the row; their names include the row's name. */
  readonly actions?: ReactNode;
  /** In place of name, facts and actions, while it is changed. */
  readonly form?: ReactNode;
}

export interface RowListProps {
  readonly label: string;
  /** Icon before each row. */
  readonly icon: IconName;
  readonly rows: readonly ListRow[];
}

/** A player's items, such as passkeys or open sessions: one for each row, with its actions. */
export function RowList({ label: listLabel, icon, rows }: RowListProps) {
  return (
    <ul className="row-list" aria-label={listLabel}>
      {rows.map(({ id, name, label, steps = [], facts, note, actions, form }) => (
        <li key={id} data-row={id}>
          <Icon name={icon} />
          {form ?? (
            <>
              <div className="row-facts">
                <p className="row-name">
                  {name} {label && <Badge>{label}</Badge>}
                </p>
                {steps.length > 0 && (
                  <ol className="row-steps">
                    {steps.map((step) => (
                      <li key={step.id}>{step.text}</li>
                    ))}
                  </ol>
                )}
                {facts.map((fact) => (
                  <p key={fact}>{fact}</p>
                ))}
                {note !== undefined && <p className="row-note">{note}</p>}
              </div>
              {actions && <div className="row-actions">{actions}</div>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
