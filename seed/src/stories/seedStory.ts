import * as z from "zod";

/** Prefix of an asset's `filename` that names a drawing: `seed:illustration/<style>/<id>`, `seed:cover/<style>/<seed>`, `seed:game/<slug>/<format>`. */
export const SEED_ASSET_PREFIX = "seed:";
/** Prefix of a value that refers to a story by full slug and becomes its uuid. */
export const SEED_SLUG_PREFIX = "seed:slug:";

/** An ISO time, or whole days before the day of seeding, so that news stays recent. */
const SeedTimeSchema = z.union([
  z.iso.datetime({ offset: true }),
  z.strictObject({ daysAgo: z.number().int().min(0).max(5_000) }),
]);

/**
 * One story of `brands/<id>/content/stories.ts`, whose default export is `readonly SeedStory[]`.
 *
 * `content` is in the content service's own shape with field-level translations (`title__i18n__en` beside `title`).
 * Two kinds of string are replaced when it is loaded: a `filename` of {@link SEED_ASSET_PREFIX} by the address of the
 * drawing it names, and a string of {@link SEED_SLUG_PREFIX} anywhere by the uuid of the story with that slug. A
 * `{ daysAgo }` object under a `published_on` key becomes an ISO date.
 */
export const SeedStorySchema = z.strictObject({
  full_slug: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/),
  name: z.string().min(1),
  /** Order among its siblings, ascending; the order in the file when absent. */
  position: z.number().int().optional(),
  tag_list: z.array(z.string()).optional(),
  first_published_at: SeedTimeSchema.optional(),
  content: z.looseObject({ component: z.string(), _uid: z.string().optional() }),
});

export type SeedStory = z.infer<typeof SeedStorySchema>;
export type SeedTime = z.infer<typeof SeedTimeSchema>;
