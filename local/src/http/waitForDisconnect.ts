import type { ServerResponse } from "node:http";

const MAX_WAIT_MS = 60_000;

/** Waits until the caller has disconnected, at most a minute: longer than any caller waits. */
export function waitForDisconnect(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    timer.unref();
    response.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
