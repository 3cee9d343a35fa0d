import {
  byKind,
  flag,
  integer,
  listOf,
  number,
  oneOf,
  optional,
  ore,
  record,
  text,
  url,
  valuesOf,
  type ValueOf,
} from "../shape/index.ts";

/** By length of a run, or by count: hundredths of the total stake. */
const Pays = /* @__PURE__ */ valuesOf(integer);

/** What every table says. */
const BASE = {
  /** Slug of the game. */
  id: text,
  /** Of the rules that decide its rounds: SHA-256 in hex. */
  mathVersion: text,
  /** Least time from one start to the next, during which the result is shown. */
  minRoundMs: integer,
  /** Total stakes that can be chosen, rising; of roulette the chips, of which every bet is a sum. */
  stakesOre: /* @__PURE__ */ listOf(ore),
} as const;

const SLOT = {
  ...BASE,
  reels: integer,
  rows: integer,
  /** Every symbol that can be seen. */
  symbols: /* @__PURE__ */ listOf(text),
  wild: /* @__PURE__ */ optional(text),
  /** By symbol. */
  pays: /* @__PURE__ */ valuesOf(Pays),
  /** The pot that stakes of money feed and can win; a demo does neither. */
  pot: /* @__PURE__ */ optional(
    /* @__PURE__ */ record({
      name: text,
      /** The part of each stake that goes into it, in per cent. */
      sharePercent: number,
      restartOre: ore,
      /** It is won once for so many øre of stakes on average. */
      orePerWin: ore,
    }),
  ),
  /** As they are proved, of the par sheet: the pot is not in them. */
  figures: /* @__PURE__ */ record({
    rtpPercent: number,
    /** With the pot, where there is one. */
    rtpWithPotPercent: /* @__PURE__ */ optional(number),
    /** Rounds that win anything, and rounds that win more than their stake. */
    hitPercent: number,
    netWinPercent: number,
    /** The most that a round can win, in hundredths of its stake. */
    largestWin: integer,
  }),
} as const;

/** What a browser may know of a game: of the house's its rules, never its reels; of a studio's where it is. */
export const GameTableSchema = /* @__PURE__ */ byKind("kind", {
  lines: /* @__PURE__ */ record({
    ...SLOT,
    kind: /* @__PURE__ */ oneOf(["lines"]),
    /** Each line has one row for each reel, 0 at the top. */
    lines: /* @__PURE__ */ listOf(/* @__PURE__ */ listOf(integer)),
    doesWildExpand: flag,
    freeSpins: /* @__PURE__ */ optional(
      /* @__PURE__ */ record({
        scatter: text,
        /** By count of scatters: how many free spins. */
        spins: /* @__PURE__ */ valuesOf(integer),
        pays: Pays,
        /** Wins of free spins are multiplied by it. */
        multiplier: integer,
      }),
    ),
  }),
  ways: /* @__PURE__ */ record({
    ...SLOT,
    kind: /* @__PURE__ */ oneOf(["ways"]),
    /** Of the first win, the second, and so on; the last one holds for all that follow. */
    tumbleMultipliers: /* @__PURE__ */ listOf(integer),
  }),
  roulette: /* @__PURE__ */ record({
    ...BASE,
    kind: /* @__PURE__ */ oneOf(["roulette"]),
    /** The most that all bets of a round may be together. */
    maxStakeOre: ore,
    /** The same for every bet. */
    rtpPercent: number,
    /** What a winning bet pays for each part of its stake, beside the stake itself, by kind of bet. */
    odds: /* @__PURE__ */ valuesOf(integer),
  }),
  /** A studio's game: it is played in a frame of the studio's origin, and its rules are there. */
  studio: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["studio"]),
    /** Slug of the game. */
    id: text,
    /** The studio's id. */
    studio: text,
    /** Address of the frame; its origin is the studio's. */
    address: url,
    /** At least so long from one round's start to the next. */
    minRoundMs: integer,
    leastStakeOre: ore,
    mostStakeOre: ore,
  }),
});
export type GameTable = ValueOf<typeof GameTableSchema>;
/** The table of a game that the house plays. */
export type HouseTable = Exclude<GameTable, { readonly kind: "studio" }>;
/** The table of one kind of game. */
export type GameTableOf<Kind extends GameTable["kind"]> = Extract<GameTable, { readonly kind: Kind }>;
