import {
  internalPath,
  normaliseQuery,
  NOT_FOUND_PATH,
  PAYMENT_UNAVAILABLE_PATH,
  SERVER_ERROR_PATH,
  UNAVAILABLE_PATH,
  type RouteMatch,
} from "@spilhus/routes";
import type { Site } from "../sites/index.ts";

/** What a page shows, before its variant for a visitor is chosen. */
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

/** Path of the page in the app. */
export function appPath(context: string, { match, query }: PageAddress): string {
  return internalPath(context, match, query);
}

/** Path of the not-found page in the app. */
export function notFoundPath(context: string): string {
  return `/${context}${NOT_FOUND_PATH}`;
}

/** Path of the error page in the app. */
export function serverErrorPath(context: string): string {
  return `/${context}${SERVER_ERROR_PATH}`;
}

/** Path of the page that stands in for the account area while the gateway is down. */
export function unavailablePath(context: string): string {
  return `/${context}${UNAVAILABLE_PATH}`;
}

/** Path of the page that stands in for a payment while the gateway or the app is down. */
export function paymentUnavailablePath(context: string): string {
  return `/${context}${PAYMENT_UNAVAILABLE_PATH}`;
}
