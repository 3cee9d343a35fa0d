import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface ShownOpenSession {
  readonly id: string;
  /** The device in words, e.g. "Safari · iPhone". */
  readonly device: string;
  /** Said of the one the list is shown in, e.g. "Denne enhed". */
  readonly hereLabel?: string;
  /** Since when, how and where, in words. */
  readonly facts: readonly string[];
  /** Ends it; its name says which one it is about. */
  readonly action?: ReactNode;
}

export interface SessionListProps {
  readonly label: string;
  readonly sessions: readonly ShownOpenSession[];
}

/** Where a player is logged in, one place a row. */
export function SessionList({ label, sessions }: SessionListProps) {
  return (
    <ul className="session-list" aria-label={label}>
      {sessions.map(({ id, device, hereLabel, facts, action }) => (
        <li key={id}>
          <Icon name="globe" />
          <div>
            <p className="session-device">
              {device} {hereLabel && <Badge>{hereLabel}</Badge>}
            </p>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
