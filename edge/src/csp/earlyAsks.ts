import type { ScriptTag } from "./scriptTags.ts";

/** What a player's page asks before anything else. */
export interface EarlyAsks {
  /** Name of the global object that keeps the answers by their address. */
  readonly keep: string;
  /** Addresses on this origin. */
  readonly addresses: readonly string[];
}

const NAME = /^\w+$/;
const ADDRESS = /^\/(?!\/)[\w/.?=-]+$/;

/**
 * The questions that a page's own first script names on its element (`data-asks`, `data-keep`): the start script can ask
 * them sooner. Undefined where the page names none, or one that is not plainly of this origin.
 */
export function earlyAsks(tags: readonly ScriptTag[]): EarlyAsks | undefined {
  const tag = tags.find(({ attributes }) => attributes.has("src") && attributes.has("data-asks"));
  const keep = tag?.attributes.get("data-keep") ?? "";
  const addresses = tag?.attributes.get("data-asks")?.split(" ") ?? [];
  return NAME.test(keep) && addresses.every((address) => ADDRESS.test(address))
    ? { keep, addresses }
    : undefined;
}
