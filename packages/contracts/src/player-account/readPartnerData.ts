import { orNull, record, text, type Reader } from "../reading/reader.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import type { PartnerData } from "./partnerData.ts";

const readPartnerData: Reader<PartnerData> = /* @__PURE__ */ record({
  partner_id: /* @__PURE__ */ orNull(text),
  partner_name: /* @__PURE__ */ orNull(text),
  partner_user_id: /* @__PURE__ */ orNull(text),
});

/** `GET_PARTNER_DATA` for pages: the same call, its answer read without the schema library. */
export const READ_PARTNER_DATA = {
  path: `${PLAYER_ACCOUNT}/user/partner-data`,
  answer: { parse: readPartnerData },
} as const;
