import type { CallContract } from "../call-contract/index.ts";
import { DepositLimitAmountsSchema } from "../validation/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { LossLimitsSchema } from "./lossLimits.ts";

/** The amounts have the bounds and the order of deposit limits. A limit sent as it stands takes back a raise that waits. */
export const SET_LOSS_LIMITS = {
  id: "set-loss-limits",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/loss-limits`,
  summary: "Sets the limits of loss: lower at once, higher after the law's delay",
  audience: "player",
  kind: "change",
  body: DepositLimitAmountsSchema,
  answer: LossLimitsSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
