import type { ServerResponse } from "node:http";

const LONGEST_MS = 60_000;

/** Waits until whoever asked has gone away, at most a minute: longer than any caller waits. */
export function untilGone(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    timer.unref();
    response.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
