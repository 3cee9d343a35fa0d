import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 100;

/**
 * Waits until `isReady` answers true; a rejection counts as not yet.
 *
 * @throws {Error} naming what did not come up in time.
 */
export async function waitFor(
  what: string,
  isReady: () => Promise<boolean>,
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await isReady().catch(() => false)) return;
    await pause(EVERY_MS);
  }
  throw new Error(`${what} did not answer within ${withinMs / 1_000} s.`);
}
