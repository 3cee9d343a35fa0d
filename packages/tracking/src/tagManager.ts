import type { ConsentChoice } from "@spilhus/contracts";
import { loadScript, type Clock, type Log } from "@spilhus/lib";
import { CONSENT_DEFAULTS, consentSignals } from "./consentMode.ts";
import { parseTagId, type TagId } from "./tagId.ts";

/** Host of both kinds of tag; a content security policy must allow it. */
export const TAG_ORIGIN = "https://www.googletagmanager.com";

/** What the tag manager depends on. */
export interface TagManagerOptions {
  /** `GTM-…` or `G-…`. */
  readonly id: string;
  /** The window, on which the vendor's queue is a property. */
  readonly host: { dataLayer?: unknown[] };
  readonly clock: Clock;
  /** A tag that cannot be loaded is only logged (R8.12). */
  readonly log: Log;
  readonly load?: typeof loadScript;
}

/** A tag manager that makes no request to its vendor before a visitor has allowed statistics or marketing. */
export interface TagManager {
  /** Reports the visitor's answer, at the start of a visit and at every change, including withdrawal. */
  update(choice: ConsentChoice): void;
}

function scriptOf({ kind, id }: TagId): string {
  return kind === "GTM" ? `${TAG_ORIGIN}/gtm.js?id=${id}` : `${TAG_ORIGIN}/gtag/js?id=${id}`;
}

/**
 * Prepares the tag manager: consent defaults enter the vendor's queue first, before any tag can run.
 *
 * @throws {TrackingError} `tag-id` (R5.11)
 */
export function tagManager({ id, host, clock, log, load = loadScript }: TagManagerOptions): TagManager {
  const tag = parseTagId(id);
  host.dataLayer ??= [];
  const queue = host.dataLayer;
  let isLoaded = false;

  // The vendor reads commands only from an `arguments` object, not from an array.
  const command: (...parts: readonly unknown[]) => void = function () {
    queue.push(arguments);
  };

  function start(): void {
    isLoaded = true;
    const now = clock.now();
    if (tag.kind === "GTM") {
      queue.push({ "gtm.start": now, event: "gtm.js" });
    } else {
      command("js", new Date(now));
      command("config", tag.id);
    }
    load({ url: scriptOf(tag), origin: TAG_ORIGIN }).catch((error: unknown) => {
      isLoaded = false;
      log("warn", "The tag manager could not be loaded.", { error });
    });
  }

  command("consent", "default", CONSENT_DEFAULTS);
  return {
    update(choice) {
      command("consent", "update", consentSignals(choice));
      if (!isLoaded && (choice.statistics || choice.marketing)) start();
    },
  };
}
