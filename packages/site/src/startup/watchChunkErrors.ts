import { SITE_LIMITS } from "@spilhus/contracts";
import { isChunkLoadError } from "./isChunkLoadError.ts";
import { mayReload, type GuardStorage } from "./reloadGuard.ts";
import { systemClock } from "@spilhus/lib";

/** The part of `window` that is used. */
export interface ChunkErrorHost {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  readonly sessionStorage: GuardStorage;
  readonly location: { reload(): void };
}

const errorOf = (event: Event): unknown => {
  if ("reason" in event) return event.reason;
  return "error" in event ? event.error : undefined;
};

/**
 * Reloads the page when a script of its build fails to load, at most once in 10 s (R8.07).
 *
 * @returns a function that stops
 */
export function watchChunkErrors(host: ChunkErrorHost): () => void {
  const onError = (event: Event) => {
    if (
      isChunkLoadError(errorOf(event)) &&
      mayReload(host.sessionStorage, systemClock, SITE_LIMITS.reloadGuardMs)
    ) {
      host.location.reload();
    }
  };
  host.addEventListener("error", onError);
  host.addEventListener("unhandledrejection", onError);
  return () => {
    host.removeEventListener("error", onError);
    host.removeEventListener("unhandledrejection", onError);
  };
}
