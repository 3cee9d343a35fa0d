import * as z from "zod/mini";
import { AssetSchema, MultilinkSchema, RichTextSchema } from "./fields.ts";

const uid = { _uid: z.string() };
const blocks = z.array(z.looseObject({ component: z.string(), _uid: z.string() }));

/** Fields every page-like story has for search engines and sharing. */
const seo = {
  /** At most 60 characters. */
  seo_title: z.string(),
  /** 50 to 160 characters. */
  seo_description: z.string(),
  social_image: z.optional(AssetSchema),
};

/** A page: slug = `pages/<route id>`, e.g. `pages/front`. Blocks are parsed one by one with `BlockSchema`. */
export const PageContentSchema = z.looseObject({
  component: z.literal("page"),
  ...uid,
  ...seo,
  /** Shown in breadcrumbs; navigation has the brand's own labels. */
  label: z.string(),
  hero: blocks,
  body: blocks,
  sidebar: blocks,
});
export type PageContent = z.infer<typeof PageContentSchema>;

/** `blog/<slug>` (R2.12). */
export const ArticleContentSchema = z.looseObject({
  component: z.literal("article"),
  ...uid,
  ...seo,
  title: z.string(),
  teaser: z.string(),
  category: z.string(),
  author: z.string(),
  /** ISO date. */
  published_on: z.string(),
  reading_minutes: z.coerce.number(),
  cover: AssetSchema,
  body: RichTextSchema,
  /** uuids of articles, or the stories once resolved (`article.related`). */
  related: z.array(z.unknown()),
  /** Slugs of games shown beside the text, comma separated. */
  games: z.optional(z.string()),
});
export type ArticleContent = z.infer<typeof ArticleContentSchema>;

/** `presse/<slug>` (R2.15). */
export const PressContentSchema = z.looseObject({
  component: z.literal("press_item"),
  ...uid,
  ...seo,
  title: z.string(),
  teaser: z.string(),
  published_on: z.string(),
  cover: z.optional(AssetSchema),
  body: RichTextSchema,
  contact: z.string(),
});
export type PressContent = z.infer<typeof PressContentSchema>;

/** `faq/<slug>` (R2.02). */
export const QuestionContentSchema = z.looseObject({
  component: z.literal("question"),
  ...uid,
  question: z.string(),
  answer: RichTextSchema,
  /** Heading under which it is listed. */
  category: z.string(),
});
export type QuestionContent = z.infer<typeof QuestionContentSchema>;

/** `beskeder/<slug>`: what a brand writes to its players, in their inbox (R2.34). No page and no visitor reads it. */
export const MessageContentSchema = z.looseObject({
  component: z.literal("message"),
  ...uid,
  subject: z.string(),
  /** Plain text; a blank line begins a paragraph. */
  body: z.string(),
  /** It sells something: nobody gets it who is restricted or has not allowed e-mail. */
  is_marketing: z.boolean(),
});
export type MessageContent = z.infer<typeof MessageContentSchema>;

/** `settings/shell`: what stands around every page. */
export const ShellSettingsSchema = z.looseObject({
  component: z.literal("shell_settings"),
  ...uid,
  /** One line about the site, in the footer. */
  about: z.string(),
  /** Opening hours, one line each. */
  opening_hours: z.array(
    z.looseObject({ component: z.literal("hours"), ...uid, days: z.string(), hours: z.string() }),
  ),
  phone: z.string(),
  email: z.string(),
  /** A line over the header, e.g. a planned pause in service; empty: none. */
  announcement: z.optional(z.string()),
  announcement_link: z.optional(MultilinkSchema),
});
export type ShellSettings = z.infer<typeof ShellSettingsSchema>;
