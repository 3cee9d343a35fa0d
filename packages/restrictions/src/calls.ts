import type { KnownRouteId } from "@spilhus/routes";

/** One row of the call table. */
export interface CallRow {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Under the edge's origin, with `{param}` places. */
  readonly path: string;
  /**
   * Who may make it while restricted: `always` everybody, else those whose restriction leaves one of these pages open.
   * A page and its calls so open and close together.
   */
  readonly opensWith: "always" | readonly KnownRouteId[];
}

const USER_AUTH = "/gateway/user-auth/api/v1/public";
const PLAYER_ACCOUNT = "/gateway/player-account/api/public";
const PROFILE = ["edit-profile"] as const;
const PASSKEYS = ["account-biometrics"] as const;

/**
 * Every call that carries a session (spec §7), and who may make it while restricted. A call without a row is refused to
 * everyone; the gateway's tests fail when one of its routes has none.
 */
export const CALLS = {
  "login-limits-check": { method: "GET", path: `${USER_AUTH}/login-limits-check`, opensWith: "always" },
  "session-info": { method: "GET", path: `${USER_AUTH}/session-info`, opensWith: "always" },
  logout: { method: "POST", path: `${USER_AUTH}/auth/logout`, opensWith: "always" },
  "passkey-registration-options": {
    method: "GET",
    path: `${USER_AUTH}/pass-key/registration-options`,
    opensWith: PASSKEYS,
  },
  "passkey-verify-registration": {
    method: "POST",
    path: `${USER_AUTH}/pass-key/verify-registration`,
    opensWith: PASSKEYS,
  },
  "passkey-authentication-options": {
    method: "GET",
    path: `${USER_AUTH}/pass-key/authentication-options`,
    opensWith: "always",
  },
  "passkey-verify-authentication": {
    method: "POST",
    path: `${USER_AUTH}/pass-key/verify-authentication`,
    opensWith: "always",
  },
  "user-info": { method: "GET", path: `${PLAYER_ACCOUNT}/user/info`, opensWith: "always" },
  "set-phone-number": { method: "PUT", path: `${PLAYER_ACCOUNT}/user/set-phone-number`, opensWith: PROFILE },
  "occupation-types": { method: "GET", path: `${PLAYER_ACCOUNT}/occupation/types`, opensWith: PROFILE },
  "set-occupation": { method: "POST", path: `${PLAYER_ACCOUNT}/user/occupation`, opensWith: PROFILE },
  "salary-types": { method: "GET", path: `${PLAYER_ACCOUNT}/salary/types`, opensWith: PROFILE },
  "set-salary": { method: "POST", path: `${PLAYER_ACCOUNT}/user/salary`, opensWith: PROFILE },
  // Context of the page views that status pages report too (R3.11).
  "partner-data": { method: "GET", path: `${PLAYER_ACCOUNT}/user/partner-data`, opensWith: "always" },
  "user-report": {
    method: "POST",
    path: `${PLAYER_ACCOUNT}/user/user-report`,
    opensWith: ["account-report"],
  },
} as const satisfies Readonly<Record<string, CallRow>>;

export type CallId = keyof typeof CALLS;
