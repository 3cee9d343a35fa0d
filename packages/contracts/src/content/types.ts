import * as z from "zod/mini";
import { GAME_CATEGORIES } from "../games/index.ts";
import { SUPPORT_TOPICS } from "../support/index.ts";
import { BonusCodeSchema } from "../values/index.ts";
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

/** A story of this component is an offer of a bonus. */
export const BONUS_OFFER_COMPONENT = "bonus_offer";

const flagField = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((value) => value === "true"),
  ),
]);
const wholeOre = z.pipe(z.coerce.number(), z.int().check(z.minimum(1)));
const wholeNumber = z.pipe(z.coerce.number(), z.int().check(z.minimum(0)));
const offerName = z.string().check(z.regex(/^[\w-]{1,60}$/));

/**
 * `bonusser/<slug>`: an offer of a bonus that equals a deposit (R4.04). Publishing it makes its terms a version that never
 * changes; terms out of the law's bounds are refused. Amounts are whole øre; fields that are left empty are absent.
 */
export const BonusOfferContentSchema = z.looseObject({
  component: z.literal(BONUS_OFFER_COMPONENT),
  ...uid,
  title: z.string().check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  /** Conditions that no figure says; a blank line begins a paragraph. */
  conditions: z.string(),
  least_deposit_ore: wholeOre,
  most_bonus_ore: wholeOre,
  /** The deposit that a bonus needs, in percent of it. */
  required_percent: wholeNumber,
  /** Stakes until release, in percent of deposit and bonus together. */
  wager_percent: wholeNumber,
  /** Days for these stakes. */
  wager_days: wholeNumber,
  /** Days between acceptance and deposit. */
  deposit_within_days: wholeOre,
  /** Categories of games that count. */
  games: z.array(z.enum(GAME_CATEGORIES)).check(z.minLength(1)),
  /** The share of a stake in these games that counts. */
  contribution_percent: wholeNumber,
  ends_on_withdrawal: flagField,
  is_for_new_players: flagField,
  code: z.optional(BonusCodeSchema),
  bundle_id: z.optional(offerName),
  promotion_id: z.optional(offerName),
  /** To how many players its code is sent; absent for an offer to everybody. */
  players: z.optional(wholeOre),
  opens_at: z.optional(z.iso.datetime()),
  closes_at: z.optional(z.iso.datetime()),
});
export type BonusOfferContent = z.infer<typeof BonusOfferContentSchema>;

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

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
/** A time of the day in the brand's zone; `24:00` is its end. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const listField = (item: string) => z.string().check(z.regex(new RegExp(`^(?:${item})(?:, ?(?:${item}))*$`)));

/** `settings/support`: when customer service answers, and what it is asked most. */
export const SupportSettingsSchema = z.looseObject({
  component: z.literal("support_settings"),
  ...uid,
  /** Usual minutes until the first answer while it is open. */
  answer_minutes: wholeNumber,
  /** From the first to the last day, both included; a time to close that is not after `opens` is of the next day. */
  hours: z.array(
    z.looseObject({
      component: z.literal("support_hours"),
      ...uid,
      first_day: z.enum(WEEKDAYS),
      last_day: z.enum(WEEKDAYS),
      opens: timeOfDay,
      closes: timeOfDay,
    }),
  ),
  /** Days on which nobody is there, such as `2026-12-24, 2026-12-25`. */
  closed_days: z.optional(z.union([z.literal(""), listField("\\d{4}-\\d{2}-\\d{2}")])),
  topics: z.array(
    z.looseObject({
      component: z.literal("support_topic"),
      ...uid,
      topic: z.enum(SUPPORT_TOPICS),
      label: z.string().check(z.minLength(1), z.maxLength(40)),
      /** Slugs of the two questions of the FAQ that answer most of it. */
      questions: listField("[a-z0-9-]+"),
    }),
  ),
});
export type SupportSettings = z.infer<typeof SupportSettingsSchema>;
