import type { Clock } from "@spilhus/lib";

const MARKER = "reload-guard";

/** The part of `sessionStorage` the guard uses. */
export type GuardStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Asks whether the page may reload itself after a chunk failed to load, and leaves the marker if so (R8.07, R9.05).
 * Without working storage the answer is no: a page that cannot remember having reloaded would reload for ever.
 *
 * @param storage the tab's `sessionStorage`
 * @param guardMs how long the marker lasts
 */
export function mayReload(storage: GuardStorage, clock: Clock, guardMs: number): boolean {
  try {
    const marked = Number(storage.getItem(MARKER) ?? Number.NaN);
    const now = clock.now();
    // A marker from the future is a clock that was set back: it must not block for ever.
    if (marked <= now && now - marked < guardMs) return false;
    storage.setItem(MARKER, String(now));
    return storage.getItem(MARKER) === String(now);
  } catch {
    return false;
  }
}
