import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Icon, type IconName } from "../icon/Icon.tsx";

export interface ListRow {
  readonly id: string;
  readonly name: string;
  /** Said of this one beside its name, e.g. "Denne enhed". */
  readonly label?: string;
  /** In words, a line each, e.g. "Oprettet 21/11/2026". */
  readonly facts: readonly string[];
  /** What can be done to it; their names say which row they are about. */
  readonly actions?: ReactNode;
  /** In place of name, facts and actions, while it is changed. */
  readonly form?: ReactNode;
}

export interface RowListProps {
  readonly label: string;
  /** Before each row: what kind of thing it is. */
  readonly icon: IconName;
  readonly rows: readonly ListRow[];
}

/** Things a player has, such as passkeys or open sessions: one a row, with what can be done to it. */
export function RowList({ label: listLabel, icon, rows }: RowListProps) {
  return (
    <ul className="row-list" aria-label={listLabel}>
      {rows.map(({ id, name, label, facts, actions, form }) => (
        <li key={id} data-row={id}>
          <Icon name={icon} />
          {form ?? (
            <>
              <div className="row-facts">
                <p className="row-name">
                  {name} {label && <Badge>{label}</Badge>}
                </p>
                {facts.map((fact) => (
                  <p key={fact}>{fact}</p>
                ))}
              </div>
              {actions && <div className="row-actions">{actions}</div>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
