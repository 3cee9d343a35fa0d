import {
  PASSKEY_STATUSES,
  PLAYER_PAGE_COOKIES,
  SIGN_IN_LIMITS,
  type PasskeyStatus,
} from "@spilhus/contracts/user-auth";
import { cookieCodec, oneOfValue } from "@spilhus/lib";

/** The status of passkeys on a device; none if there is no cookie (R4.11). */
export type StoredPasskeyStatus = PasskeyStatus | "none";

/** The cookie `passkey_status`: registered or denied, for 30 days (R3.07, R9.03). */
export const statusCookie = /* @__PURE__ */ cookieCodec(
  PLAYER_PAGE_COOKIES.passkeyStatus,
  /* @__PURE__ */ oneOfValue(PASSKEY_STATUSES),
);

/**
 * The same for a `denied` that the player did not choose: it expires after a day, so that the player is asked again.
 */
export const passingStatusCookie = /* @__PURE__ */ cookieCodec(
  { ...PLAYER_PAGE_COOKIES.passkeyStatus, maxAge: SIGN_IN_LIMITS.passkeyFailureSeconds },
  /* @__PURE__ */ oneOfValue(PASSKEY_STATUSES),
);
