import type { CallContract } from "../call-contract/index.ts";
import { orNull, record, text, type ValueOf } from "../shape/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** The affiliate who sent the player (R3.03); all null for one who came alone. */
export const PartnerDataSchema = /* @__PURE__ */ record({
  partner_id: /* @__PURE__ */ orNull(text),
  partner_name: /* @__PURE__ */ orNull(text),
  partner_user_id: /* @__PURE__ */ orNull(text),
});
export type PartnerData = ValueOf<typeof PartnerDataSchema>;

export const GET_PARTNER_DATA = {
  id: "get-partner-data",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/partner-data`,
  summary: "The partner who sent the player (R7.08)",
  audience: "player",
  kind: "read",
  answer: PartnerDataSchema,
  refusals: ["not-signed-in"],
} as const satisfies CallContract;
