import type { CallContract } from "../call-contract/index.ts";
import { ore, orNull, record, type ValueOf } from "../shape/index.ts";
import { PLAY } from "./base.ts";

/** The smallest and the largest budget, in øre. */
export const BUDGET_BOUNDS = { leastOre: 1_000, mostOre: 10_000_000 } as const;

/**
 * The most of their own money that a player lets themselves lose in this session: what they stake less what they win, in all
 * games since they set it. It holds until the session is over and nothing was staked for an hour.
 */
export const PlayBudgetSchema = /* @__PURE__ */ record({
  budget: /* @__PURE__ */ orNull(
    /* @__PURE__ */ record({
      amountOre: ore,
      /** What can still be lost, at least 0; a win counts when it has been shown. */
      leftOre: ore,
    }),
  ),
});
export type PlayBudget = ValueOf<typeof PlayBudgetSchema>;

export const GET_PLAY_BUDGET = {
  id: "get-play-budget",
  method: "GET",
  path: `${PLAY}/budget`,
  summary: "The player's budget for this session, and what is left of it",
  audience: "player",
  kind: "read",
  answer: PlayBudgetSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/** `budget-stands` {amountOre}: a budget that holds can be lowered, neither raised nor given up. */
export const SET_PLAY_BUDGET = {
  id: "set-play-budget",
  method: "PUT",
  path: `${PLAY}/budget`,
  summary: "Sets a budget for this session, or lowers it",
  audience: "player",
  kind: "change",
  body: /* @__PURE__ */ record({ amountOre: ore }),
  answer: PlayBudgetSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "invalid-request", "budget-stands"],
} as const satisfies CallContract;
