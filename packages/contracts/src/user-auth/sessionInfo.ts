import { brandId, byFlag, oneOf, record, zonedTime, type ValueOf } from "../shape/index.ts";
import type { CallContract } from "../call-contract/index.ts";
import { USER_AUTH } from "./base.ts";
import { SIGN_IN_METHODS } from "./signInMethods.ts";

/** The session and the server's time. Guests are answered too, so that a 401 sends nobody away. */
export const SessionInfoSchema = /* @__PURE__ */ byFlag(
  "loggedIn",
  /* @__PURE__ */ record({
    loggedIn: /* @__PURE__ */ oneOf([true]),
    serverTime: zonedTime,
    /** The session clock counts from here (BEK 1274/2019 § 17). */
    loggedInAt: zonedTime,
    /** When the session ends unless it is used, and at the latest. */
    expiresAt: zonedTime,
    endsAt: zonedTime,
    method: /* @__PURE__ */ oneOf(SIGN_IN_METHODS),
  }),
  /* @__PURE__ */ record({ loggedIn: /* @__PURE__ */ oneOf([false]), serverTime: zonedTime }),
);
export type SessionInfo = ValueOf<typeof SessionInfoSchema>;

export const GET_SESSION_INFO = {
  id: "get-session-info",
  method: "GET",
  path: `${USER_AUTH}/session-info`,
  summary: "The session with its times, or that there is none (R7.11)",
  audience: "anyone",
  kind: "read",
  query: /* @__PURE__ */ record({ brand: brandId }),
  answer: SessionInfoSchema,
  refusals: ["wrong-brand", "unknown-brand", "duplicate-session"],
} as const satisfies CallContract;
