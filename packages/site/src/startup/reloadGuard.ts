import type { Clock } from "@spilhus/lib";

const MARKER = "reload-guard";

/** The part of `sessionStorage` the guard uses. */
export type GuardStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Returns whether the page may reload itself after a chunk failed to load, and stores a marker if so (R8.07, R9.05).
 * Without working storage it returns false, because the page would reload for ever.
 *
 * @param storage the tab's `sessionStorage`
 * @param guardMs how long the marker lasts
 */
export function mayReload(storage: GuardStorage, clock: Clock, guardMs: number): boolean {
  try {
    const marked = Number(storage.getItem(MARKER) ?? Number.NaN);
    const now = clock.now();
    // A marker in the future means that the clock was set back; it must not block reloads.
    if (marked <= now && now - marked < guardMs) return false;
    storage.setItem(MARKER, String(now));
    return storage.getItem(MARKER) === String(now);
  } catch {
    return false;
  }
}
