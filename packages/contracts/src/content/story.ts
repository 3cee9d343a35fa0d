import * as z from "zod/mini";

const uuids = z.nullish(z.array(z.string()));

/** Root block of a story; its fields depend on `component` and are parsed where they are used. */
export const StoryContentSchema = z.looseObject({ component: z.string(), _uid: z.string() });

/**
 * A story as the content service delivers it (R3.16; the vendor's "story object"). Times are ISO 8601 in UTC,
 * `lang` is `default` or the requested language, a folder's start page has a `full_slug` that ends in `/`.
 */
export const StorySchema = z.looseObject({
  uuid: z.string(),
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  lang: z.string(),
  content: StoryContentSchema,
  created_at: z.string(),
  updated_at: z.nullish(z.string()),
  first_published_at: z.nullish(z.string()),
  published_at: z.nullish(z.string()),
  sort_by_date: z.nullish(z.string()),
  position: z.number(),
  tag_list: z.array(z.string()),
  is_startpage: z.boolean(),
  parent_id: z.nullable(z.number()),
  group_id: z.string(),
  path: z.nullish(z.string()),
  /** The same entry in another folder, e.g. another market. */
  alternates: z.array(
    z.looseObject({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      full_slug: z.string(),
      published: z.nullish(z.boolean()),
      is_folder: z.boolean(),
      parent_id: z.nullable(z.number()),
    }),
  ),
  default_full_slug: z.nullish(z.string()),
  translated_slugs: z.nullish(
    z.array(z.looseObject({ path: z.string(), name: z.nullable(z.string()), lang: z.string() })),
  ),
});
export type Story = z.infer<typeof StorySchema>;
export type StoryContent = z.infer<typeof StoryContentSchema>;

/**
 * The target of a link field in an answer's `links`. With `resolve_links=url` it has `full_slug` and `url`, with
 * `link` it has `real_path` (and `slug` is the full one), with `story` it is the whole story.
 */
export const StoryLinkSchema = z.looseObject({
  uuid: z.string(),
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.optional(z.string()),
  url: z.optional(z.string()),
  real_path: z.nullish(z.string()),
});
export type StoryLink = z.infer<typeof StoryLinkSchema>;

const resolved = {
  /** The space's cache version: it changes with every publish (R7.23). */
  cv: z.number(),
  rels: z.nullish(z.array(StorySchema)),
  links: z.nullish(z.array(StoryLinkSchema)),
  /** Instead of `rels`, when more than 50 stories are referred to. */
  rel_uuids: uuids,
  /** Instead of `links`, when more than 50 stories are linked. */
  link_uuids: uuids,
};

/** Answer of `GET /cdn/stories/{slug}` (R7.21, R7.23). */
export const StoryAnswerSchema = z.looseObject({ story: StorySchema, ...resolved });
export type StoryAnswer = z.infer<typeof StoryAnswerSchema>;

/** Answer of `GET /cdn/stories`; the headers `total` and `per-page` count the whole list (R7.21, R7.23). */
export const StoriesAnswerSchema = z.looseObject({ stories: z.array(StorySchema), ...resolved });
export type StoriesAnswer = z.infer<typeof StoriesAnswerSchema>;
