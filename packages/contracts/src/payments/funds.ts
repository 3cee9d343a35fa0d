import type { CallContract } from "../call-contract/index.ts";
import { orNull, record, zonedTime, type ValueOf } from "../shape/index.ts";
import { PAYMENTS } from "./base.ts";

/** Whether the account that holds the players' money was found to hold all of it. */
export const FundsProofSchema = /* @__PURE__ */ record({
  /**
   * When a bank statement was compared today with the balances of yesterday's end, and covered them. Nothing where none was
   * compared yet, or where money was missing.
   */
  coveredAt: orNull(zonedTime),
});
export type FundsProof = ValueOf<typeof FundsProofSchema>;

export const GET_FUNDS_PROOF = {
  id: "get-funds-proof",
  method: "GET",
  path: `${PAYMENTS}/funds-proof`,
  summary: "Whether the players' money was found on the client bank account today (BEK 1274/2019 § 11)",
  audience: "player",
  kind: "read",
  answer: FundsProofSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
