import {
  internalPath,
  normaliseQuery,
  NOT_FOUND_PATH,
  SERVER_ERROR_PATH,
  UNAVAILABLE_PATH,
  type RouteMatch,
} from "@spilhus/routes";
import type { Site } from "../sites/index.ts";

/** A page without its visitor: what is shown, before it is decided in which form. */
export interface PageAddress {
  readonly match: RouteMatch;
  /** Normalised query; the empty string when the page has none. */
  readonly query: string;
}

const NO_QUERY = new URLSearchParams();

/** @throws {RouteNotFound} */
export function pageAddress(site: Site, path: string, search: string): PageAddress {
  const match = site.match(path);
  const params = search === "" || !match.route.query ? NO_QUERY : new URLSearchParams(search);
  return { match, query: normaliseQuery(match.route, params) };
}

/** Where the app has the page. */
export function appPath(context: string, { match, query }: PageAddress): string {
  return internalPath(context, match, query);
}

/** Where the app has what it shows when there is no page. */
export function notFoundPath(context: string): string {
  return `/${context}${NOT_FOUND_PATH}`;
}

/** Where the app has what is shown when one of its pages fails. */
export function serverErrorPath(context: string): string {
  return `/${context}${SERVER_ERROR_PATH}`;
}

/** Where the app has what is shown while the account area cannot be. */
export function unavailablePath(context: string): string {
  return `/${context}${UNAVAILABLE_PATH}`;
}
