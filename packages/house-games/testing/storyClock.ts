import type { PresentationClock } from "../src/clock/index.ts";

/**
 * A clock that goes at once to every moment it is asked for, up to `stopsAtMs` after its start: there the round stands still
 * and can be looked at.
 */
export function storyClock(stopsAtMs = Number.POSITIVE_INFINITY): PresentationClock {
  let nowMs = 0;
  return {
    now: () => nowMs,
    async until(moment, signal) {
      signal.throwIfAborted();
      if (moment > stopsAtMs) {
        await new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        });
      }
      nowMs = Math.max(nowMs, moment);
      // A task of its own, so that a press can come in between as on a page.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      signal.throwIfAborted();
    },
  };
}
