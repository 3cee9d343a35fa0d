import type { ScriptTag } from "../html/scriptTags.ts";

const ADDRESS = /^\/(?!\/)[\w/.?=-]+$/;

/**
 * The addresses that a page's own first script names on its element (`data-asks`), to be asked before anything else: the
 * start script can ask them sooner. None where the page names none, or one that is not plainly of this origin.
 */
export function earlyRequests(tags: readonly ScriptTag[]): readonly string[] {
  const tag = tags.find(({ attributes }) => attributes.has("src") && attributes.has("data-asks"));
  const addresses = tag?.attributes.get("data-asks")?.split(" ") ?? [];
  return addresses.every((address) => ADDRESS.test(address)) ? addresses : [];
}
