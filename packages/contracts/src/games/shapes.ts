import * as z from "zod/mini";
import { LOCALES } from "../values/index.ts";
import { GAME_CATEGORIES } from "./gameCategories.ts";

export const VOLATILITIES = ["low", "medium", "high"] as const;
/** A volatility is low below the first deviation and high from the second one, in hundredths of the stake. */
export const VOLATILITY_LIMITS = { medium: 400, high: 1_000 } as const;
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

/** A pot that a game's stakes feed. A round wins it with a chance in proportion to its stake. */
export const GamePotSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The part of each stake that goes into it, in hundredths of a per cent. */
  share: z.int(),
  /** What it begins with after each win, in øre. */
  restartOre: z.int(),
  /** It is won once for so many øre of stakes on average. */
  orePerWin: z.int(),
  /** What it returns by itself, and together with the reels, in hundredths of a per cent. */
  rtp: z.int(),
  rtpWithPot: z.int(),
});
export type GamePot = z.infer<typeof GamePotSchema>;

/**
 * Figures of a game that the house's own engine plays, from its proof. No other game has any: a return that nobody has proved
 * is no fact.
 */
export const GameProofSchema = z.object({
  /** Return to player, without a pot, in hundredths of a per cent: 9612 is 96,12 %. */
  rtp: z.int(),
  /** Null for a table, where each bet has its own. */
  rounds: z.nullable(
    z.object({
      /** Rounds that win anything, in hundredths of a per cent. */
      hitRate: z.int(),
      /** Rounds that win more than their stake, in hundredths of a per cent. */
      netWinRate: z.int(),
      /** Standard deviation of a round's win, in hundredths of its stake. */
      deviation: z.int(),
      /** The deviation as a word: see `VOLATILITY_LIMITS`. */
      volatility: z.enum(VOLATILITIES),
    }),
  ),
  /** The most that one round can win, in hundredths of its stake; a pot comes on top. */
  largestWin: z.int(),
  /** What its pot gives back beside the reels; all other figures leave it out. Null without a pot. */
  pot: z.nullable(GamePotSchema),
  /** Total stakes that one may choose, or the chips of a table, in øre, smallest first. */
  stakesOre: z.array(z.int()),
});
export type GameProof = z.infer<typeof GameProofSchema>;

/** What a card in a lobby needs. */
export const GameSummarySchema = z.object({
  slug: Slug,
  name: z.string(),
  provider: z.object({ slug: Slug, name: z.string() }),
  category: z.enum(GAME_CATEGORIES),
  /** Whether it can be played today; every other game opens later. */
  isPlayable: z.boolean(),
  /** The studio in whose frame it is played; absent for a game of the house, and for one that nobody can play yet. */
  studio: z.optional(Slug),
  /** Null where nothing is proved: such a game shows none of these figures, and no sorting by them lists it. */
  proof: z.nullable(GameProofSchema),
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
  /** Only games that can be played today. */
  playable: z.optional(z.literal("1")),
  /** Only games that were played for money on the brand within a week. */
  played: z.optional(z.literal("1")),
  /** Exactly these games, in this order; at most 50. */
  slugs: z.optional(z.string().check(z.maxLength(2_000))),
  /** `rtp` lists proved games only; `popular` begins with what is played most. */
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
    playable: z.int(),
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
  /** An alias, or first name and initial where the player chose so; never more. */
  player: z.string(),
  /** What came back less what was staked. */
  amountOre: z.int(),
  /** When its presentation ended: ISO time of the server. */
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
  /** What lay in it a minute ago; a counter begins here. */
  amountOre: z.int(),
  /** What came since, as growth a minute. */
  growthOrePerMinute: z.int(),
  /** What lies in it: no counter goes beyond. */
  mostOre: z.int(),
  games: z.array(z.object({ slug: Slug, name: z.string() })),
});
export type Jackpot = z.infer<typeof JackpotSchema>;
/** Largest first. */
export const JackpotsSchema = z.object({ serverTime: z.string(), jackpots: z.array(JackpotSchema) });
export type Jackpots = z.infer<typeof JackpotsSchema>;

const Counts = z.array(z.record(z.string(), z.int()));

const ParSheetBase = z.object({
  slug: Slug,
  name: z.string(),
  provider: z.string(),
  art: GameArtSchema,
  /** SHA-256 of the game's data in hex. Every round keeps it. */
  mathVersion: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The return exactly: `numerator/denominator` of the stake. */
  exactRtp: z.string(),
  proof: GameProofSchema,
});

/**
 * The par sheet of a slot: its rules, its proved figures and what they follow from. It has how often a symbol stands on each
 * reel, never in which order: who knows the order knows which results come.
 */
const SlotParSheetSchema = z.extend(ParSheetBase, {
  kind: z.literal("slot"),
  /** Stops of the base game and of one free spin that were counted; `free` is 0 without free spins. */
  combinations: z.object({ base: z.int(), free: z.int() }),
  /** Whether expectations were added up in fractions as well, which works where reels are independent. */
  isSummedExactly: z.boolean(),
  reels: z.int(),
  rows: z.int(),
  /** How a run is found: along a number of fixed lines, or in every way through neighbouring reels. */
  paysAlong: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("lines"), lines: z.array(z.array(z.int())) }),
    z.object({
      kind: z.literal("ways"),
      ways: z.int(),
      /** Multiplier of the first win, the second, and so on; the last one holds for all that follow. */
      tumbleMultipliers: z.array(z.int()),
    }),
  ]),
  wild: z.nullable(z.object({ symbol: z.string(), doesExpand: z.boolean() })),
  freeSpins: z.nullable(
    z.object({
      scatter: z.string(),
      /** By count of scatters: how many free spins, and hundredths of the stake that they pay at once. */
      byCount: z.array(z.object({ count: z.int(), spins: z.int(), pay: z.int() })),
      multiplier: z.int(),
      /** Rounds that lead to free spins, in hundredths of a per cent. */
      chance: z.int(),
    }),
  ),
  /** Pays of each symbol, highest first: hundredths of the total stake for a run of `count` symbols. */
  pays: z.array(z.object({ symbol: z.string(), runs: z.array(z.object({ count: z.int(), pay: z.int() })) })),
  symbolsByReel: z.object({ base: Counts, free: Counts }),
});

/** The par sheet of a roulette table. Its returns are counted bet by bet. */
const RouletteParSheetSchema = z.extend(ParSheetBase, {
  kind: z.literal("roulette"),
  numbers: z.int(),
  /** The most that all bets of a round may be together, in øre. */
  mostOre: z.int(),
  bets: z.array(
    z.object({
      bet: z.enum([
        ...(["straight", "split", "street", "corner", "sixLine", "column", "dozen"] as const),
        ...(["red", "black", "even", "odd", "low", "high"] as const),
      ]),
      /** How many numbers it covers. */
      covers: z.int(),
      /** What it pays for each part of its stake, beside the stake. */
      pays: z.int(),
      /** Hundredths of a per cent. */
      rtp: z.int(),
    }),
  ),
});

/** What everybody may know of a game that the house's own engine plays. */
export const GameParSheetSchema = z.discriminatedUnion("kind", [SlotParSheetSchema, RouletteParSheetSchema]);
export type SlotParSheet = z.infer<typeof SlotParSheetSchema>;
export type RouletteParSheet = z.infer<typeof RouletteParSheetSchema>;
export type GameParSheet = z.infer<typeof GameParSheetSchema>;

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
