import { debounce } from "./debounce.ts";

/**
 * Calls `refresh` once a resize has come to rest, so that device flags are derived anew (R9.07).
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
