import { normaliseQuery } from "./normaliseQuery.ts";
import type { Route } from "./route.ts";

const asText = (entries: Iterable<readonly [string, string]>) =>
  JSON.stringify([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The query a document's address should have instead, without its `?`, or `undefined` when it may stay: a form sent
 * without script names every field it has (`?q=&kategori=`), and such an address is not one to share (R2.16). Parameters
 * the route knows are written as {@link normaliseQuery} does; those it does not know, such as a campaign's, stay. The order
 * alone is no reason to send anyone elsewhere, nor is another way to escape.
 *
 * Asked about its own answer it says `undefined`, so that nobody goes in circles.
 *
 * @param search as it was sent, with its `?`
 */
export function queryRedirect(route: Route, search: string): string | undefined {
  const { query } = route;
  if (!query || search === "") return undefined;
  const sent = new URLSearchParams(search);
  const known = [...sent].filter(([name]) => Object.hasOwn(query, name));
  const kept = new URLSearchParams(normaliseQuery(route, sent));
  if (asText(known) === asText(kept)) return undefined;
  for (const [name, value] of sent) if (!Object.hasOwn(query, name)) kept.append(name, value);
  return kept.toString();
}
