import type { PageOptions } from "./route.ts";
import { PATHS } from "./paths.ts";

/** Page options as most pages have them, with what differs. */
export const page = (options: Partial<PageOptions> = {}): PageOptions => ({
  hero: "page",
  sidebar: false,
  hidePromotions: false,
  termsShown: false,
  layout: "default",
  overlay: true,
  scrollToTop: true,
  ...options,
});

/** A public page: one for all who may see it, kept by the edge. */
export const everyone = {
  audience: "everyone",
  cacheClass: "public",
  policyClass: "public",
  openToRestricted: false,
  guards: [],
  middleware: [],
  indexed: true,
} as const;

/** A public page made of the story `pages/<id>`. */
export const story = <const Id extends string>(id: Id) =>
  ({ ...everyone, id, story: `pages/${id}` }) as const;

/** Pages that no restriction closes. */
export const help = { openToRestricted: true } as const;

/**
 * A page that is about one player, who alone may see it: kept by nobody, found by no search engine, and under the
 * policy that lets no vendor in.
 */
export const personal = {
  ...everyone,
  cacheClass: "player",
  policyClass: "player",
  indexed: false,
} as const;

/** A page of the account area: a shell without the player's data, for players alone (R6.03). */
export const account = <const Id extends string, const Child extends string>(id: Id, child: Child) =>
  ({
    ...personal,
    id,
    path: `${PATHS.account}/${child}`,
    audience: "players",
    page: page({ hero: "none", hidePromotions: true }),
  }) as const;
