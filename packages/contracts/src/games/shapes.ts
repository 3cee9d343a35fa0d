import * as z from "zod/mini";
import { LOCALES } from "../values/index.ts";

export const GAME_CATEGORIES = ["slots", "casino", "bingo", "banko"] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];
export const VOLATILITIES = ["low", "medium", "high"] as const;
export const GAME_SORTS = ["popular", "newest", "name", "rtp"] as const;
export type GameSort = (typeof GAME_SORTS)[number];

const Slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

/** Paths of a game's art at the image service, one per composition. */
export const GameArtSchema = z.object({
  /** 3:4, calm lower third. */
  portrait: z.string(),
  /** 16:10. */
  landscape: z.string(),
  /** 21:9, subject on the right half. */
  wide: z.string(),
});

/** What a card in a lobby needs. */
export const GameSummarySchema = z.object({
  slug: Slug,
  name: z.string(),
  provider: z.object({ slug: Slug, name: z.string() }),
  category: z.enum(GAME_CATEGORIES),
  /** Return to player in hundredths of a per cent: 9612 is 96,12 %. */
  rtp: z.int(),
  volatility: z.enum(VOLATILITIES),
  minBetOre: z.int(),
  maxBetOre: z.int(),
  isNew: z.boolean(),
  jackpotId: z.nullable(z.string()),
  art: GameArtSchema,
});
export type GameSummary = z.infer<typeof GameSummarySchema>;

/** Everything a game page shows, in one language. */
export const GameSchema = z.extend(GameSummarySchema, {
  themes: z.array(Slug),
  /** ISO date (no time). */
  releasedOn: z.string(),
  description: z.string(),
  rules: z.array(z.string()),
  features: z.array(z.object({ title: z.string(), text: z.string() })),
  related: z.array(GameSummarySchema),
});
export type Game = z.infer<typeof GameSchema>;

/**
 * Query of `GET_CATALOGUE`. The same keys, in Danish, are the allow-listed query of
 * /spiloversigt (see `routes`).
 */
export const CatalogueQuerySchema = z.object({
  brand: z.string(),
  locale: z.enum(LOCALES),
  q: z.optional(z.string().check(z.maxLength(80))),
  category: z.optional(z.enum(GAME_CATEGORIES)),
  provider: z.optional(Slug),
  theme: z.optional(Slug),
  new: z.optional(z.literal("1")),
  jackpot: z.optional(z.literal("1")),
  /** Exactly these games, in this order; at most 50. */
  slugs: z.optional(z.string().check(z.maxLength(2_000))),
  sort: z.optional(z.enum(GAME_SORTS)),
  page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000))),
  perPage: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100))),
});
export type CatalogueQuery = z.infer<typeof CatalogueQuerySchema>;

const FacetSchema = z.object({ slug: z.string(), name: z.string(), count: z.int() });

export const CatalogueSchema = z.object({
  games: z.array(GameSummarySchema),
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
  /** Counts over all games that match the other filters. */
  facets: z.object({
    categories: z.array(FacetSchema),
    providers: z.array(FacetSchema),
    themes: z.array(FacetSchema),
    new: z.int(),
    jackpot: z.int(),
  }),
});
export type Catalogue = z.infer<typeof CatalogueSchema>;

/**
 * One row a game, compact because the browser downloads it on focus.
 * Rows stand in order of popularity, most played first: it decides between games that match equally well.
 */
export const SearchIndexSchema = z.object({
  providers: z.array(z.string()),
  /** The different sets of other words that games are found by, each separated by spaces. */
  words: z.array(z.string()),
  /** [name, index into providers, index into words, slug where it is not the name's own (`slugOfName` in `search`)] */
  games: z.array(z.tuple([z.string(), z.int(), z.int(), z.optional(Slug)])),
});
export type SearchIndex = z.infer<typeof SearchIndexSchema>;

export const WinnerSchema = z.object({
  id: z.string(),
  /** First name and initial, never more. */
  player: z.string(),
  amountOre: z.int(),
  /** ISO time of the server. */
  wonAt: z.string(),
  game: z.object({ slug: Slug, name: z.string(), category: z.enum(GAME_CATEGORIES), art: GameArtSchema }),
});
export type Winner = z.infer<typeof WinnerSchema>;
/** Net wins only, newest first. */
export const WinnersSchema = z.object({ serverTime: z.string(), winners: z.array(WinnerSchema) });
export type Winners = z.infer<typeof WinnersSchema>;

export const JackpotSchema = z.object({
  id: z.string(),
  name: z.string(),
  amountOre: z.int(),
  /** Average growth, for a counter between two polls. */
  growthOrePerMinute: z.int(),
  games: z.array(z.object({ slug: Slug, name: z.string() })),
});
export type Jackpot = z.infer<typeof JackpotSchema>;
/** Largest first. */
export const JackpotsSchema = z.object({ serverTime: z.string(), jackpots: z.array(JackpotSchema) });
export type Jackpots = z.infer<typeof JackpotsSchema>;

/** A bingo or banko round on today's plan. */
export const ScheduledRoundSchema = z.object({
  id: z.string(),
  kind: z.enum(["bingo", "banko"]),
  room: z.object({ slug: Slug, name: z.string() }),
  startsAt: z.string(),
  platePriceOre: z.int(),
  guaranteedPrizeOre: z.int(),
  /** Which plate is played: 5×5/75, 4×4/80 or 3×9/90. */
  plate: z.enum(["5x5-75", "4x4-80", "3x9-90"]),
});
export type ScheduledRound = z.infer<typeof ScheduledRoundSchema>;
/** The rounds of the next 24 hours, soonest first. */
export const ScheduleSchema = z.object({ serverTime: z.string(), rounds: z.array(ScheduledRoundSchema) });
export type Schedule = z.infer<typeof ScheduleSchema>;
