import {
  byKind,
  integer,
  listOf,
  oneOf,
  ore,
  record,
  text,
  uuid,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { RouletteEventSchema } from "./rouletteBets.ts";
import { SlotEventSchema } from "./slotEvents.ts";

export const PLAY_MODES = ["real", "demo"] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

const BASE = {
  id: uuid,
  playId: uuid,
  game: text,
  mode: /* @__PURE__ */ oneOf(PLAY_MODES),
  /** The first of its play session is 1. */
  number: integer,
  stakeOre: ore,
  /** All that comes back; of roulette with the stakes of the bets that won. */
  winOre: ore,
  startedAt: zonedTime,
  /** The result is being shown until then: nothing counts the win before, and no other round starts. */
  shownUntil: zonedTime,
  mathVersion: text,
} as const;

/** A round as it was decided and booked; browsers only play its events back. */
export const RoundSchema = /* @__PURE__ */ byKind("kind", {
  slot: /* @__PURE__ */ record({
    ...BASE,
    kind: /* @__PURE__ */ oneOf(["slot"]),
    events: /* @__PURE__ */ listOf(SlotEventSchema),
  }),
  roulette: /* @__PURE__ */ record({
    ...BASE,
    kind: /* @__PURE__ */ oneOf(["roulette"]),
    events: /* @__PURE__ */ listOf(RouletteEventSchema),
  }),
});
export type Round = ValueOf<typeof RoundSchema>;
/** A round of one kind of game. */
export type RoundOf<Kind extends Round["kind"]> = Extract<Round, { readonly kind: Kind }>;

/** A row of the list of own rounds. */
export const RoundSummarySchema = /* @__PURE__ */ record({
  ...BASE,
  kind: /* @__PURE__ */ oneOf(["slot", "roulette"]),
});
export type RoundSummary = ValueOf<typeof RoundSummarySchema>;
