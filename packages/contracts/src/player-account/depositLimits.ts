import type { CallContract } from "../call-contract/index.ts";
import { record, type ValueOf } from "../shape/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { PERIOD_LIMITS } from "./periodLimits.ts";

/** The account's front page reads them: a `Shape`, in a file without the bodies of forms. */
export const DepositLimitsSchema = /* @__PURE__ */ record(PERIOD_LIMITS);
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
