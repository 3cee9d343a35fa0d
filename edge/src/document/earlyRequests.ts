import type { ScriptTag } from "../html/scriptTags.ts";

const ADDRESS = /^\/(?!\/)[\w/.?=-]+$/;

/**
 * The addresses that a page wants requested early, as it names them on a script element (`data-requests`). None if one
 * of them is not plainly of this origin.
 */
export function earlyRequests(tags: readonly ScriptTag[]): readonly string[] {
  const tag = tags.find(({ attributes }) => attributes.has("src") && attributes.has("data-requests"));
  const addresses = tag?.attributes.get("data-requests")?.split(" ") ?? [];
  return addresses.every((address) => ADDRESS.test(address)) ? addresses : [];
}
