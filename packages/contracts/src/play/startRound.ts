import type { CallContract } from "../call-contract/index.ts";
import { listOf, optional, ore, record, zonedTime, type ValueOf } from "../shape/index.ts";
import { PLAY } from "./base.ts";
import { PlayBalanceSchema, PlayTotalsSchema } from "./playState.ts";
import { PlacedBetSchema } from "./rouletteBets.ts";
import { RoundSchema } from "./round.ts";

export const StartedRoundSchema = /* @__PURE__ */ record({
  round: RoundSchema,
  /** With this round's stake and without its win. */
  totals: PlayTotalsSchema,
  /** What the player has while the round is being shown, its stake taken. */
  during: PlayBalanceSchema,
  /** What they have when it has been shown. */
  after: PlayBalanceSchema,
  serverTime: zonedTime,
});
export type StartedRound = ValueOf<typeof StartedRoundSchema>;

/**
 * The whole round: decided, booked and answered at once. The same idempotency key gets the same answer again.
 *
 * `details` of refusals: `too-early` {retryAfterMs, running: id of the round that is being shown, game}, `insufficient-funds`
 * {cashOre, bonusOre}, `over-loss-limit` and `over-budget` {leftOre},
 * `session-ended` {reason: a `PlayEndReason`}, `reality-check-due` {dueAt}.
 */
export const START_ROUND = {
  id: "start-round",
  method: "POST",
  path: `${PLAY}/plays/{playId}/rounds`,
  summary: "Plays a round: takes the stake, draws, books the win",
  audience: "player",
  kind: "change",
  idempotent: true,
  body: /* @__PURE__ */ record({
    /** All bets together where there are any. */
    stakeOre: ore,
    /** Of roulette alone; they cannot be changed afterwards. */
    bets: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(PlacedBetSchema)),
  }),
  answer: StartedRoundSchema,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "unknown-play-session",
    "session-ended",
    "limit-reached",
    "over-loss-limit",
    "over-budget",
    "game-closed",
    "stake-not-allowed",
    "too-early",
    "reality-check-due",
    "insufficient-funds",
  ],
} as const satisfies CallContract;
