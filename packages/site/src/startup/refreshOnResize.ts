import { debounce } from "./debounce.ts";

/**
 * Calls `refresh` after a resize has ended, so that device flags are computed again (R9.07).
 *
 * @param target the window
 * @param delayMs quiet time after the last resize event
 * @returns a function that stops listening
 */
export function refreshOnResize(target: EventTarget, refresh: () => void, delayMs: number): () => void {
  const later = debounce(refresh, delayMs);
  target.addEventListener("resize", later);
  return () => {
    target.removeEventListener("resize", later);
    later.cancel();
  };
}
