import { byKind, flag, integer, listOf, oneOf, ore, record, text, type ValueOf } from "../shape/index.ts";

/** The visible symbols by reel, each from top to bottom. */
const Window = /* @__PURE__ */ listOf(/* @__PURE__ */ listOf(text));

const LineWin = /* @__PURE__ */ record({
  /** Place of the line in the table's list. */
  line: integer,
  symbol: text,
  length: integer,
  /** Hundredths of the total stake, as all pays here. */
  pay: integer,
});

const WaysWin = /* @__PURE__ */ record({ symbol: text, length: integer, ways: integer, pay: integer });

/** What a round of a slot shows, in order: the events of `@spilhus/game-math`. Pays are hundredths of the total stake. */
export const SlotEventSchema = /* @__PURE__ */ byKind("kind", {
  spin: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["spin"]),
    isFree: flag,
    /** The place on each reel that is visible in the top row. */
    stops: /* @__PURE__ */ listOf(integer),
    window: Window,
  }),
  /** Reels that an expanding wild covers. */
  expand: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["expand"]),
    reels: /* @__PURE__ */ listOf(integer),
  }),
  "line-wins": /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["line-wins"]),
    wins: /* @__PURE__ */ listOf(LineWin),
    multiplier: integer,
    pay: integer,
  }),
  scatters: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["scatters"]),
    count: integer,
    freeSpins: integer,
    pay: integer,
  }),
  /** One fall: the window before it, what of it wins, and is then taken away. */
  tumble: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ oneOf(["tumble"]),
    window: Window,
    wins: /* @__PURE__ */ listOf(WaysWin),
    multiplier: integer,
    pay: integer,
  }),
  /** A pot that the round has won, in øre. Only in rounds for money. */
  pot: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["pot"]), name: text, ore }),
  /** What the reels have paid: a pot is not in it. */
  total: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["total"]), pay: ore }),
});
export type SlotRoundEvent = ValueOf<typeof SlotEventSchema>;
