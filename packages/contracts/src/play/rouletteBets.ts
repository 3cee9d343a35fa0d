import { byKind, integer, listOf, oneOf, ore, record, type ValueOf } from "../shape/index.ts";

const third = /* @__PURE__ */ oneOf([1, 2, 3]);
const evenChance = <const Kind extends string>(kind: Kind) => record({ kind: oneOf([kind]) });

/** A bet on the layout of European roulette, as `RouletteBet` of `@spilhus/game-math`. */
export const RouletteBetSchema = /* @__PURE__ */ byKind("kind", {
  straight: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["straight"]), number: integer }),
  split: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["split"]),
    lower: integer,
    to: /* @__PURE__ */ oneOf(["side", "next"]),
  }),
  street: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["street"]), first: integer }),
  corner: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["corner"]), lowest: integer }),
  sixLine: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["sixLine"]), first: integer }),
  column: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["column"]), which: third }),
  dozen: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["dozen"]), which: third }),
  red: /* @__PURE__ */ evenChance("red"),
  black: /* @__PURE__ */ evenChance("black"),
  even: /* @__PURE__ */ evenChance("even"),
  odd: /* @__PURE__ */ evenChance("odd"),
  low: /* @__PURE__ */ evenChance("low"),
  high: /* @__PURE__ */ evenChance("high"),
});

export const PlacedBetSchema = /* @__PURE__ */ record({ bet: RouletteBetSchema, stakeOre: ore });
export type PlacedRouletteBet = ValueOf<typeof PlacedBetSchema>;

/** The one event of a round of roulette: where the ball stopped, and what each bet brought back, its stake included. */
export const RouletteEventSchema = /* @__PURE__ */ record({
  kind: /* @__PURE__ */ oneOf(["ball"]),
  number: integer,
  /** All bets together. */
  stakeOre: ore,
  returnOre: ore,
  bets: /* @__PURE__ */ listOf(
    /* @__PURE__ */ record({ bet: RouletteBetSchema, stakeOre: ore, returnOre: ore }),
  ),
});
export type RouletteRoundEvent = ValueOf<typeof RouletteEventSchema>;
