import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  /** In words, e.g. "Oprettet 21/11/2026". */
  readonly createdText: string;
  /** In words, e.g. "Sidst brugt i går" or "Aldrig brugt". */
  readonly usedText: string;
  /** Said of one that a password manager keeps, e.g. "Synkroniseret". */
  readonly syncedLabel?: string;
  /** Rename and remove; their names say which passkey they are about. */
  readonly actions: ReactNode;
  /** In the row's place while it is renamed. */
  readonly form?: ReactNode;
}

export interface PasskeyListProps {
  readonly label: string;
  readonly passkeys: readonly ShownPasskey[];
}

/** The player's passkeys, one a row, each with what can be done to it. */
export function PasskeyList({ label, passkeys }: PasskeyListProps) {
  return (
    <ul className="passkey-list" aria-label={label}>
      {passkeys.map(({ id, name, createdText, usedText, syncedLabel, actions, form }) => (
        <li key={id} data-passkey={id}>
          <Icon name="key" />
          {form ?? (
            <>
              <div className="passkey-facts">
                <p className="passkey-name">
                  {name} {syncedLabel && <Badge>{syncedLabel}</Badge>}
                </p>
                <p>
                  {createdText} · {usedText}
                </p>
              </div>
              <div className="passkey-actions">{actions}</div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
