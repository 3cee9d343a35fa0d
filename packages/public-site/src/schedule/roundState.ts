/** How long a round that has begun is still shown, in ms. */
const SHOWN_AFTER_START_MS = 60_000;

/** What to show of a round that begins in so many ms. */
export function roundState(msToStart: number): "waiting" | "started" | "over" {
  if (msToStart > 0) return "waiting";
  return msToStart > -SHOWN_AFTER_START_MS ? "started" : "over";
}
