import { SITE_LIMITS } from "@spilhus/contracts";

interface PollOptions {
  readonly everyMs?: number;
  readonly page?: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
}

/**
 * Calls `poll` after 10 s, since a page comes with data, and then regularly, never more often than that, and not while
 * the tab is hidden; a tab
 * that becomes visible again is refreshed when its turn was missed. A poll is aborted after 5 s, and a failed one
 * waits for the next: what is shown stays.
 *
 * @returns stops polling and aborts what is under way.
 */
export function pollWhileVisible(
  poll: (signal: AbortSignal) => Promise<void>,
  { everyMs = SITE_LIMITS.minimumPollMs, page = document }: PollOptions = {},
): () => void {
  const interval = Math.max(everyMs, SITE_LIMITS.minimumPollMs);
  const stop = new AbortController();
  let last = Date.now() - interval + SITE_LIMITS.minimumPollMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  // From poll to poll: an interval that fires a millisecond early would skip a turn.
  const run = () => {
    if (page.visibilityState === "hidden") return;
    const now = Date.now();
    if (now - last < interval) {
      waitFor(last + interval - now);
      return;
    }
    last = now;
    waitFor(interval);
    const turn = new AbortController();
    const abort = () => turn.abort();
    // `AbortSignal.any` would be shorter; browsers of 2023 do not know it.
    stop.signal.addEventListener("abort", abort, { once: true });
    const timeout = setTimeout(abort, 5_000);
    poll(turn.signal)
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timeout);
        stop.signal.removeEventListener("abort", abort);
      });
  };
  page.addEventListener("visibilitychange", run);
  run();
  return () => {
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", run);
    stop.abort();
  };
}
