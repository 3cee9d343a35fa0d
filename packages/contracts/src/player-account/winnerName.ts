import type { CallContract } from "../call-contract/index.ts";
import { oneOf, record, text, type ValueOf } from "../shape/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** How others read of a player's wins: by an alias, or by first name and initial. */
export const WINNER_NAMES = ["alias", "name"] as const;
export type WinnerName = (typeof WINNER_NAMES)[number];

/** The player's choice, and what others would read with each of them. */
export const WinnerNameSchema = /* @__PURE__ */ record({
  shownAs: /* @__PURE__ */ oneOf(WINNER_NAMES),
  alias: text,
  name: text,
});
export type WinnerNameChoice = ValueOf<typeof WinnerNameSchema>;

export const GET_WINNER_NAME = {
  id: "get-winner-name",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/winner-name`,
  summary: "How others read of the player's wins (R2.08)",
  audience: "player",
  kind: "read",
  answer: WinnerNameSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const SET_WINNER_NAME = {
  id: "set-winner-name",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/winner-name`,
  summary: "Sets how others read of the player's wins: by alias unless the player chooses the name (R2.08)",
  audience: "player",
  kind: "change",
  body: /* @__PURE__ */ record({ shownAs: /* @__PURE__ */ oneOf(WINNER_NAMES) }),
  answer: WinnerNameSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
