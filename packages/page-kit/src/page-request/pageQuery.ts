import { normaliseQuery, type Route } from "@spilhus/routes";

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The query out of the last segment of an internal address. The framework hands a segment over as it stood in the address
 * or decoded once, depending on how the page is asked for; only one of the two can be a query as {@link normaliseQuery}
 * writes it. Decoding once too often would read `q=s%C3%B8` as something nobody has written.
 *
 * @param segment the empty string for a page without query
 * @returns `undefined` for what the edge would not have written
 */
export function pageQuery(route: Route, segment: string): URLSearchParams | undefined {
  return [segment, decoded(segment)]
    .filter((text) => text !== undefined)
    .map((text) => ({ text, query: new URLSearchParams(text) }))
    .find(({ text, query }) => normaliseQuery(route, query) === text)?.query;
}
