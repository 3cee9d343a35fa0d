/** How long a round stays visible after its start, in ms. */
const SHOWN_AFTER_START_MS = 60_000;

/** The state of a round that starts in `msToStart`. */
export function roundState(msToStart: number): "waiting" | "started" | "over" {
  if (msToStart > 0) return "waiting";
  return msToStart > -SHOWN_AFTER_START_MS ? "started" : "over";
}
