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

const TRACKING = "/gateway/tracking/api/public";
const USER_AUTH = "/gateway/user-auth/api/v1/public";
const PLAYER_ACCOUNT = "/gateway/player-account/api/public";
const PROFILE = ["edit-profile"] as const;
const PASSKEYS = ["account-biometrics"] as const;

/**
 * Every call that carries a session (spec §7), and who may make it while restricted. A call without a row is refused to
 * everyone: so are those for guests alone. A contract of another call without a row fails the tests.
 */
export const CALLS = {
  "login-limits-check": { method: "GET", path: `${USER_AUTH}/login-limits-check`, opensWith: "always" },
  "session-info": { method: "GET", path: `${USER_AUTH}/session-info`, opensWith: "always" },
  logout: { method: "POST", path: `${USER_AUTH}/auth/logout`, opensWith: "always" },
  // Logging out elsewhere is a logout too, and whoever is kept out of play may have somebody else in their account.
  "list-sessions": { method: "GET", path: `${USER_AUTH}/sessions`, opensWith: "always" },
  "end-session": { method: "DELETE", path: `${USER_AUTH}/sessions/{id}`, opensWith: "always" },
  "end-other-sessions": { method: "DELETE", path: `${USER_AUTH}/sessions`, opensWith: "always" },
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
  "list-passkeys": { method: "GET", path: `${USER_AUTH}/pass-key`, opensWith: PASSKEYS },
  "rename-passkey": { method: "PUT", path: `${USER_AUTH}/pass-key/{id}`, opensWith: PASSKEYS },
  "remove-passkey": { method: "DELETE", path: `${USER_AUTH}/pass-key/{id}`, opensWith: PASSKEYS },
  // Who comes in this way is judged anew, and some restrictions end only here.
  "start-mitid": { method: "GET", path: `${USER_AUTH}/mitid/start`, opensWith: "always" },
  "return-from-mitid": { method: "GET", path: `${USER_AUTH}/mitid/callback`, opensWith: "always" },
  "match-cpr": { method: "POST", path: `${USER_AUTH}/eid/cpr-match`, opensWith: ["eid"] },
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
  "get-user-report": {
    method: "GET",
    path: `${PLAYER_ACCOUNT}/user/user-report/{reportId}`,
    opensWith: ["account-report"],
  },
  "download-user-report": {
    method: "GET",
    path: `${PLAYER_ACCOUNT}/user/user-report/{reportId}/file`,
    opensWith: ["account-report"],
  },
  "set-email": { method: "PUT", path: `${PLAYER_ACCOUNT}/user/email`, opensWith: PROFILE },
  "set-marketing-permission": {
    method: "PUT",
    path: `${PLAYER_ACCOUNT}/user/marketing-permission`,
    opensWith: PROFILE,
  },
  "deposit-limits": {
    method: "GET",
    path: `${PLAYER_ACCOUNT}/user/deposit-limits`,
    opensWith: ["deposit-limit"],
  },
  "set-deposit-limits": {
    method: "PUT",
    path: `${PLAYER_ACCOUNT}/user/deposit-limits`,
    opensWith: ["deposit-limit"],
  },
  "cooling-off": { method: "POST", path: `${PLAYER_ACCOUNT}/user/cooling-off`, opensWith: ["cooling-off"] },
  // From the page of a break or a block a player may always stay away for longer, never for shorter.
  block: {
    method: "POST",
    path: `${PLAYER_ACCOUNT}/user/block`,
    opensWith: ["temporary-block", "cooling-off"],
  },
  "self-exclusion": {
    method: "POST",
    path: `${PLAYER_ACCOUNT}/user/self-exclusion`,
    opensWith: ["self-exclusion", "temporary-block", "cooling-off"],
  },
  deletion: { method: "POST", path: `${PLAYER_ACCOUNT}/user/deletion`, opensWith: ["account-deletion"] },
  messages: { method: "GET", path: `${PLAYER_ACCOUNT}/user/messages`, opensWith: ["account-messages"] },
  "mark-message": {
    method: "PUT",
    path: `${PLAYER_ACCOUNT}/user/messages/{id}`,
    opensWith: ["account-messages"],
  },
  "saved-games": { method: "GET", path: `${PLAYER_ACCOUNT}/user/saved-games`, opensWith: ["saved-games"] },
  "save-game": {
    method: "PUT",
    path: `${PLAYER_ACCOUNT}/user/saved-games/{slug}`,
    opensWith: ["saved-games"],
  },
  "forget-game": {
    method: "DELETE",
    path: `${PLAYER_ACCOUNT}/user/saved-games/{slug}`,
    opensWith: ["saved-games"],
  },
  // Status pages are told of like all others.
  "track-page-request": { method: "POST", path: `${TRACKING}/page-request`, opensWith: "always" },
  "track-event": { method: "POST", path: `${TRACKING}/event`, opensWith: "always" },
  "play-feedback": { method: "GET", path: `${PLAYER_ACCOUNT}/user/play-feedback`, opensWith: ["mentor"] },
} as const satisfies Readonly<Record<string, CallRow>>;

export type CallId = keyof typeof CALLS;
