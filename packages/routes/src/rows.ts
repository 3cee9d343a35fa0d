import type { PageOptions } from "./route.ts";
import { PATHS } from "./paths.ts";

/** The usual page options, with overrides. */
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

/** A public page: the same for everybody who may see it, stored by the edge. */
export const everyone = {
  audience: "everyone",
  cacheClass: "public",
  policyClass: "public",
  openToRestricted: false,
  guards: [],
  middleware: [],
  indexed: true,
} as const;

/** A public page that shows the story `pages/<id>`. */
export const story = <const Id extends string>(id: Id) =>
  ({ ...everyone, id, story: `pages/${id}` }) as const;

/** Pages that no restriction closes. */
export const help = { openToRestricted: true } as const;

/**
 * A page about one player, visible to that player only: never stored, not in search engines, and under the policy
 * without vendors.
 */
export const personal = {
  ...everyone,
  cacheClass: "player",
  policyClass: "player",
  indexed: false,
} as const;

/** A page of the account area: a shell without the player's data, for players only (R6.03). */
export const account = <const Id extends string, const Child extends string>(id: Id, child: Child) =>
  ({
    ...personal,
    id,
    path: `${PATHS.account}/${child}`,
    audience: "players",
    page: page({ hero: "none", hidePromotions: true }),
  }) as const;
