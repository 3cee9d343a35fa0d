import type { CallContract } from "../call-contract/index.ts";
import { integer, ore, record, zonedTime, type ValueOf } from "../shape/index.ts";
import { PAYMENTS } from "./base.ts";

/** What a player has, at one moment. Every page of a player asks for it, so it is a `Shape` in a file of its own. */
export const BalanceSchema = /* @__PURE__ */ record({
  /** Can be staked and withdrawn. */
  cashOre: ore,
  /** Can be staked only, by the terms of a bonus. */
  bonusOre: ore,
  /** On its way out by withdrawals. */
  reservedOre: ore,
  /** Grows with every movement: a page drops an answer whose version is lower than one it has shown. */
  version: integer,
  serverTime: zonedTime,
});
export type Balance = ValueOf<typeof BalanceSchema>;

/** The answer's ETag stands for player and version: another player's balance is never "unchanged". */
export const GET_BALANCE = {
  id: "get-balance",
  method: "GET",
  path: `${PAYMENTS}/wallet/balance`,
  summary: "What the player has; 304 while `If-None-Match` names the ETag of the last answer",
  audience: "player",
  kind: "read",
  answer: BalanceSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
