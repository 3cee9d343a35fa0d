import { clockText } from "./clockText.ts";

export interface SessionClockProps {
  /** e.g. "Logget ind i"; read out with the time, visible if there is space. */
  readonly label: string;
  /** Whole seconds since login, by the server's time (BEK 1274/2019 § 17); absent until it is known. */
  readonly seconds: number | undefined;
  /**
   * `edge` on a page without a header: fixed to the top edge of the window, because it must not scroll out of view. In
   * a header it is part of the bar, and fixed to the edge if that header scrolls away.
   */
  readonly place?: "bar" | "edge";
}

/**
 * How long the player has been logged in. A timer that is never announced by itself; screen readers can navigate to it.
 * It cannot be closed or hidden.
 */
export function SessionClock({ label, seconds, place = "bar" }: SessionClockProps) {
  return (
    <div
      className="session-clock"
      role="timer"
      aria-live="off"
      aria-label={label}
      data-place={place}
      data-session-clock=""
    >
      <span aria-hidden="true">{label}</span>
      {seconds === undefined ? (
        // A script of the page may write the time before hydration.
        <time suppressHydrationWarning>–:––:––</time>
      ) : (
        <time dateTime={`PT${Math.max(0, Math.floor(seconds))}S`}>{clockText(seconds)}</time>
      )}
    </div>
  );
}
