import { flag, oneOf, record, zonedTime, type Reader } from "../reading/reader.ts";
import { USER_AUTH } from "./base.ts";
import type { SessionInfo } from "./sessionInfo.ts";
import { SIGN_IN_METHODS } from "./signInMethods.ts";

const either = /* @__PURE__ */ record({ loggedIn: flag });
const guest = /* @__PURE__ */ record({ loggedIn: /* @__PURE__ */ oneOf([false]), serverTime: zonedTime });
const player = /* @__PURE__ */ record({
  loggedIn: /* @__PURE__ */ oneOf([true]),
  serverTime: zonedTime,
  loggedInAt: zonedTime,
  expiresAt: zonedTime,
  endsAt: zonedTime,
  method: /* @__PURE__ */ oneOf(SIGN_IN_METHODS),
});

const readSessionInfo: Reader<SessionInfo> = (value) =>
  either(value).loggedIn ? player(value) : guest(value);

/** `GET_SESSION_INFO` for pages: the same call, its answer read without the schema library. */
export const READ_SESSION_INFO = {
  path: `${USER_AUTH}/session-info`,
  answer: { parse: readSessionInfo },
} as const;
