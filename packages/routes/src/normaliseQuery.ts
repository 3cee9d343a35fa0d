import type { Route } from "./route.ts";

/**
 * The part of a query that changes what the server renders: allow-listed names in the table's order, first value only,
 * malformed values dropped. Two addresses with the same answer get the same string, so no visitor can create new cache
 * entries at will.
 *
 * @returns e.g. `kategori=slots&sort=rtp`, or the empty string.
 */
export function normaliseQuery(route: Route, query: URLSearchParams): string {
  if (!route.query) return "";
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(route.query)) {
    const value = query.get(name)?.trim().replaceAll(/\s+/g, " ");
    if (value !== undefined && pattern.test(value)) kept.set(name, value);
  }
  return kept.toString();
}
