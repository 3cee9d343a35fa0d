import type { CallContract } from "../call-contract/index.ts";
import { flag, oneOf, orNull, record, zonedTime, type ValueOf } from "../shape/index.ts";
import { DoneSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { LIMIT_PERIODS, PERIOD_LIMITS } from "./periodLimits.ts";

/** Days for which limits of loss are not offered again after "not now". */
export const LOSS_OFFER_POSTPONED_DAYS = 30;

/**
 * The most a player lets themselves lose of their own money: what they stake less what they win, in all games. Used is at
 * least 0. Losses are counted by whole hours of the clock, so one may count for up to an hour longer than its period.
 */
export const LossLimitsSchema = /* @__PURE__ */ record({
  ...PERIOD_LIMITS,
  /** Nobody plays for money without them. */
  isRequired: flag,
  /** They are to be offered: the player has set none, and has not put the offer off within {@link LOSS_OFFER_POSTPONED_DAYS} days. */
  isOffered: flag,
  /** The limit that keeps the player from play, and until when, if nothing changes. */
  reached: /* @__PURE__ */ orNull(
    /* @__PURE__ */ record({ period: /* @__PURE__ */ oneOf(LIMIT_PERIODS), until: zonedTime }),
  ),
});
export type LossLimits = ValueOf<typeof LossLimitsSchema>;

export const GET_LOSS_LIMITS = {
  id: "get-loss-limits",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/loss-limits`,
  summary: "The player's limits of loss, what they have lost, and raises that wait",
  audience: "player",
  kind: "read",
  answer: LossLimitsSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const POSTPONE_LOSS_OFFER = {
  id: "postpone-loss-offer",
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/loss-limits/postponement`,
  summary: "Puts the offer of limits of loss off for 30 days",
  audience: "player",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
