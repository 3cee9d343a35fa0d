import * as z from "zod/mini";

/**
 * Body of the signed `POST /management/spaces/{brand}/stories`: an editor's change.
 * `save` writes the draft, `publish` makes the draft (or the given content) the published version, `unpublish` withdraws it.
 */
export const StoryChangeSchema = z.object({
  action: z.enum(["save", "publish", "unpublish"]),
  full_slug: z.string().check(z.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/), z.maxLength(200)),
  name: z.optional(z.string()),
  /** The whole content with field-level translations (`title__i18n__en`); absent: keep the draft as it is. */
  content: z.optional(z.looseObject({ component: z.string(), _uid: z.string() })),
});
export type StoryChange = z.infer<typeof StoryChangeSchema>;

/**
 * What the gateway tells every app of the brand (`POST /internal/revalidate`) and then the edge's control
 * listener (`POST /purge`) after a change, both signed.
 */
export const ContentChangedSchema = z.object({
  brand: z.string(),
  /** The space's new cache version. */
  cv: z.int(),
  /** Cache tags to expire, see `tagsForPublishedStory`. */
  tags: z.array(z.string()),
});
export type ContentChanged = z.infer<typeof ContentChangedSchema>;

/** Path on each app, refused by the edge from outside. */
export const REVALIDATE_PATH = "/internal/revalidate";
/** Path on the edge's control listener (loopback only). */
export const PURGE_PATH = "/purge";
