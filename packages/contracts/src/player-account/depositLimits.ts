import type { CallContract } from "../call-contract/index.ts";
import { ore, orNull, record, zonedTime, type ValueOf } from "../shape/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Rolling 24 hours, 7 days and 30 days. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const Limit = /* @__PURE__ */ record({
  /** Nothing until the player has set it. */
  limitOre: /* @__PURE__ */ orNull(ore),
  usedOre: ore,
  /** A raise that waits; a lower limit holds at once. */
  pending: /* @__PURE__ */ orNull(/* @__PURE__ */ record({ limitOre: ore, from: zonedTime })),
});

/** The account's front page reads them: a `Shape`, in a file without the bodies of forms. */
export const DepositLimitsSchema = /* @__PURE__ */ record({
  serverTime: zonedTime,
  day: Limit,
  week: Limit,
  month: Limit,
});
export type DepositLimits = ValueOf<typeof DepositLimitsSchema>;

export const GET_DEPOSIT_LIMITS = {
  id: "get-deposit-limits",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/deposit-limits`,
  summary: "The player's deposit limits, what is used of them, and raises that wait",
  audience: "player",
  kind: "read",
  answer: DepositLimitsSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
