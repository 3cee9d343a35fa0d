import type { LOCALES } from "@spilhus/contracts";

type TextForEach<List extends readonly unknown[]> = { readonly [Place in keyof List]: string };

/** A text in every language of the sites, in the order of `LOCALES`. */
export type Texts = TextForEach<typeof LOCALES>;

/** A block as the content service stores it; `_uid` is given when its story is put together. */
export interface AuthoredBlock {
  readonly component: string;
  readonly [field: string]: unknown;
}

/**
 * A story as a brand writes it, in the content service's own shape: the field `title` is Danish and
 * `title__i18n__en` its translation. References to other stories are written `seed:slug:<full slug>` and pictures
 * `seed:illustration/<style>/<id>`, `seed:cover/<style>/<seed>`, either followed by `/<inks>`, or
 * `seed:game/<slug>/wide`; the seed resolves both.
 */
export interface AuthoredStory {
  readonly full_slug: string;
  readonly name: string;
  /** Order among its siblings, ascending. */
  readonly position?: number;
  /** ISO time, or days before the seed's clock. */
  readonly first_published_at?: string | { readonly daysAgo: number };
  readonly content: AuthoredBlock;
}
