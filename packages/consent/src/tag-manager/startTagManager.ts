import { systemClock } from "@spilhus/lib";
import { tagManager, type TagManager } from "@spilhus/tracking";

/** Creates the brand's tag manager in this tab; it sends nothing to its vendor without consent. */
export function startTagManager(id: string): TagManager {
  return tagManager({
    id,
    // The vendor adds its queue to the window.
    host: window as Window & { dataLayer?: unknown[] },
    clock: systemClock,
    log: (level, message, details) => console[level](message, details),
  });
}
