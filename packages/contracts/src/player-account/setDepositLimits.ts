import type { CallContract } from "../call-contract/index.ts";
import { DepositLimitAmountsSchema } from "../validation/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { DepositLimitsSchema } from "./depositLimits.ts";

/** A limit sent as it stands takes back a raise that waits. */
export const SET_DEPOSIT_LIMITS = {
  id: "set-deposit-limits",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/deposit-limits`,
  summary: "Sets the deposit limits: lower at once, higher after the law's delay",
  audience: "player",
  kind: "change",
  body: DepositLimitAmountsSchema,
  answer: DepositLimitsSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
