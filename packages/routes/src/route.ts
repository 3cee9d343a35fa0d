import type { MiddlewareId } from "@spilhus/contracts";
import type { RouteAccess } from "./routeAccess.ts";

/** Parts of a site that a brand can switch on. A route without a feature exists on every brand. */
export const FEATURES = [
  "slots",
  "casino",
  "bingo",
  "banko",
  "winners",
  "wheel",
  "blog",
  "press",
  "affiliate",
  "competition",
  "tv",
  "mobile-app",
] as const;
export type Feature = (typeof FEATURES)[number];

/** Page options of the spec (R2.53). */
export interface PageOptions {
  /** Which hero composition the page opens with. */
  readonly hero: "frontpage" | "page" | "colour" | "article" | "none";
  readonly sidebar: boolean;
  /** No offers on this page, e.g. beside responsible gaming. */
  readonly hidePromotions: boolean;
  /** Whether the terms of offers are shown at the foot. */
  readonly termsShown: boolean;
  readonly layout: "default" | "embed" | "simple";
  /** Whether the overlay container is rendered (R2.57). */
  readonly overlay: boolean;
  /** Whether a navigation to it scrolls to the top (R2.56). */
  readonly scrollToTop: boolean;
}

/** One row of the route table: a page that is served. */
export interface Route extends RouteAccess {
  /** The edge may store `public` answers, and never `player` ones. */
  readonly cacheClass: "public" | "player";
  /** Which content security policy applies. */
  readonly policyClass: "public" | "player" | "game-play" | "payment";
  /** The brand feature that must be on for the route to exist. */
  readonly feature?: Feature;
  readonly middleware: readonly MiddlewareId[];
  /** Query parameters that change what the server renders, in canonical order. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** Whether the sitemap lists it. */
  readonly indexed: boolean;
  /** Slug of the page's story. */
  readonly story?: string;
  readonly page: PageOptions;
}
