import { clockText } from "./clockText.ts";

export interface SessionClockProps {
  /** e.g. "Logget ind i"; heard with the time, seen where there is room. */
  readonly label: string;
  /** Whole seconds since log-in, on the server's time (BEK 1274/2019 § 17). */
  readonly seconds: number;
}

/**
 * How long the player has been logged in. A timer that is never announced by itself: it is found when it is looked for.
 * There is nothing on it to close or fold away.
 */
export function SessionClock({ label, seconds }: SessionClockProps) {
  return (
    <div className="session-clock" role="timer" aria-live="off" aria-label={label} data-session-clock="">
      <span aria-hidden="true">{label}</span>
      <time dateTime={`PT${Math.max(0, Math.floor(seconds))}S`}>{clockText(seconds)}</time>
    </div>
  );
}
