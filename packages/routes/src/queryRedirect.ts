import { normaliseQuery } from "./normaliseQuery.ts";
import type { Route } from "./route.ts";

const asText = (entries: Iterable<readonly [string, string]>) =>
  JSON.stringify([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The query to redirect a document's address to, without its `?`, or `undefined` if it may stay: a form sent without
 * scripts names all its fields (`?q=&kategori=`), which makes an ugly address to share (R2.16). Parameters of the route
 * are written as {@link normaliseQuery} does; others, such as a campaign's, stay. A different order or escaping alone
 * causes no redirect.
 *
 * Its own result needs no redirect, so there is no loop.
 *
 * @param search the query as it was sent, with its `?`
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
