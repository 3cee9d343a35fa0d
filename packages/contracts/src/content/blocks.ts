import * as z from "zod/mini";
import { AssetSchema, MultilinkSchema, RichTextSchema } from "./fields.ts";
import { GAME_CATEGORIES, GAME_SORTS } from "../games/index.ts";

const text = z.string();
const optionalText = z.optional(z.string());
const block = <Name extends string, Shape extends z.core.$ZodLooseShape>(component: Name, shape: Shape) =>
  z.looseObject({ component: z.literal(component), _uid: z.string(), ...shape });

/** The front page's opening; which composition is drawn is the brand's choice. */
export const HeroFrontpageSchema = block("hero_frontpage", {
  eyebrow: optionalText,
  title: text,
  text: optionalText,
  cta_label: optionalText,
  cta_link: z.optional(MultilinkSchema),
  secondary_label: optionalText,
  secondary_link: z.optional(MultilinkSchema),
  image: z.optional(AssetSchema),
  /** Slug of the game whose wide art and jackpot are shown. */
  game: optionalText,
});
/** The small opening of an inner page. */
export const HeroPageSchema = block("hero_page", {
  eyebrow: optionalText,
  title: text,
  text: optionalText,
  image: z.optional(AssetSchema),
});
/** A full-width opening on a coloured ground (R2.24). */
export const HeroColourSchema = block("hero_colour", {
  title: text,
  text: optionalText,
  ground: z.enum(["accent", "action", "raised"]),
  cta_label: optionalText,
  cta_link: z.optional(MultilinkSchema),
  image: z.optional(AssetSchema),
});
export const RichTextBlockSchema = block("rich_text", { body: RichTextSchema });
/** A row or grid of games. `source` says which: `playable` those that can be played today; `slugs` (comma separated) only for `curated`. */
const gameList = {
  title: text,
  text: optionalText,
  source: z.enum([
    "curated",
    "playable",
    "played",
    "popular",
    "newest",
    "jackpot",
    "category",
    "theme",
    "provider",
  ]),
  category: z.optional(z.enum(["", ...GAME_CATEGORIES])),
  theme: optionalText,
  provider: optionalText,
  slugs: optionalText,
  sort: z.optional(z.enum(["", ...GAME_SORTS])),
  limit: z.optional(z.coerce.number()),
  link_label: optionalText,
  link: z.optional(MultilinkSchema),
};
export const GameRailSchema = block("game_rail", gameList);
export const GameGridSchema = block("game_grid", gameList);
/** The searchable, filterable overview of every game (R2.16). */
export const GameOverviewSchema = block("game_overview", { title: text, text: optionalText });
export const WinnersFeedSchema = block("winners_feed", {
  title: text,
  text: optionalText,
  limit: z.optional(z.coerce.number()),
});
export const JackpotsSchemaBlock = block("jackpots", { title: text, text: optionalText });
/** Today's rounds of bingo or banko. */
export const ScheduleBlockSchema = block("schedule", {
  title: text,
  text: optionalText,
  kind: z.enum(["bingo", "banko", "all"]),
});
export const ArticleListSchema = block("article_list", {
  title: optionalText,
  limit: z.optional(z.coerce.number()),
  category: optionalText,
});
export const PressListSchema = block("press_list", {
  title: optionalText,
  limit: z.optional(z.coerce.number()),
});
/** Questions from the `faq/` folder; empty `category` means all, grouped. */
export const QuestionListSchema = block("question_list", {
  title: optionalText,
  category: optionalText,
  limit: z.optional(z.coerce.number()),
});
export const PromoBandSchema = block("promo_band", {
  title: text,
  text: optionalText,
  cta_label: optionalText,
  cta_link: z.optional(MultilinkSchema),
  image: z.optional(AssetSchema),
  /** Conditions that must stand beside an offer. */
  terms: optionalText,
});
const ItemSchema = block("item", {
  title: text,
  text: optionalText,
  /** An icon's name in the component library. */
  icon: optionalText,
  value: optionalText,
  link_label: optionalText,
  link: z.optional(MultilinkSchema),
});
export const FeatureListSchema = block("feature_list", {
  title: optionalText,
  text: optionalText,
  items: z.array(ItemSchema),
});
export const StepsSchema = block("steps", {
  title: optionalText,
  text: optionalText,
  items: z.array(ItemSchema),
});
export const StatBandSchema = block("stat_band", { title: optionalText, items: z.array(ItemSchema) });
export const HelpCardsSchema = block("help_cards", {
  title: optionalText,
  text: optionalText,
  items: z.array(ItemSchema),
});
/** How to reach customer service; hours come from `shell_settings`. */
export const ContactSchema = block("contact", { title: text, text: optionalText });
export const ImageBlockSchema = block("image", { image: AssetSchema, caption: optionalText });
/** The declared cookie table with a button that opens the settings (R2.17). */
export const CookieTableSchema = block("cookie_table", { title: text, text: optionalText });
/** StopSpillet, ROFUS, self-test and treatment centres, from the brand's compliance config. */
export const HelplinesSchema = block("helplines", { title: text, text: optionalText });
export const NoticeSchema = block("notice", {
  title: optionalText,
  text,
  tone: z.enum(["info", "warning", "calm"]),
});

export const HERO_BLOCKS = [HeroFrontpageSchema, HeroPageSchema, HeroColourSchema] as const;
export const BODY_BLOCKS = [
  RichTextBlockSchema,
  GameRailSchema,
  GameGridSchema,
  GameOverviewSchema,
  WinnersFeedSchema,
  JackpotsSchemaBlock,
  ScheduleBlockSchema,
  ArticleListSchema,
  PressListSchema,
  QuestionListSchema,
  PromoBandSchema,
  FeatureListSchema,
  StepsSchema,
  StatBandSchema,
  HelpCardsSchema,
  ContactSchema,
  ImageBlockSchema,
  CookieTableSchema,
  HelplinesSchema,
  NoticeSchema,
] as const;

/** Every block a page may hold; unknown components pass parsing and are reported where they are rendered (R8.11). */
export const BlockSchema = z.discriminatedUnion("component", [...HERO_BLOCKS, ...BODY_BLOCKS]);
export type Block = z.infer<typeof BlockSchema>;
export type BlockOf<Name extends Block["component"]> = Extract<Block, { component: Name }>;
export type BlockName = Block["component"];
