import { systemClock } from "@spilhus/lib";
import { tagManager, type TagManager } from "@spilhus/tracking";

/** Prepares the brand's tag manager in this tab; its vendor hears of the visitor only after a yes. */
export function startTagManager(id: string): TagManager {
  return tagManager({
    id,
    // The vendor's queue is a property it adds to the window itself.
    host: window as Window & { dataLayer?: unknown[] },
    clock: systemClock,
    log: (level, message, details) => console[level](message, details),
  });
}
