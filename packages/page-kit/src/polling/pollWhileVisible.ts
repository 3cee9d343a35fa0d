import { SITE_LIMITS } from "@spilhus/contracts";

interface PollOptions {
  readonly everyMs?: number;
  readonly page?: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
}

/**
 * Calls `poll` 10 s after the start, because a page arrives with data, and then at the interval, which is 10 s at least.
 * Hidden tabs do not poll; a tab that becomes visible again polls at once if it missed its turn. A poll is aborted after
 * 5 s; after a failed one the page keeps its data until the next.
 *
 * @returns stops polling and aborts the running poll.
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
  // Time-outs from poll to poll: an interval that fires a millisecond early would skip a turn.
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
    // Browsers of 2023 do not support `AbortSignal.any`.
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
