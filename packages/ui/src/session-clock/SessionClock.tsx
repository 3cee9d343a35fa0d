import { clockText } from "./clockText.ts";

export interface SessionClockProps {
  /** e.g. "Logget ind i"; heard with the time, seen where there is room. */
  readonly label: string;
  /** Whole seconds since log-in, on the server's time (BEK 1274/2019 § 17); nothing before it has been heard. */
  readonly seconds: number | undefined;
  /**
   * `edge` on a page without a head: it hangs from the top edge of the window, because it must not be scrolled out of
   * sight. In a head it stands in the bar, and hangs from the edge by itself where that head scrolls away.
   */
  readonly place?: "bar" | "edge";
}

/**
 * How long the player has been logged in. A timer that is never announced by itself: it is found when it is looked for.
 * There is nothing on it to close or fold away.
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
        // A script of the page may write the time before this is brought to life.
        <time suppressHydrationWarning>–:––:––</time>
      ) : (
        <time dateTime={`PT${Math.max(0, Math.floor(seconds))}S`}>{clockText(seconds)}</time>
      )}
    </div>
  );
}
