const AUTH = "/gateway/user-auth/api/v1/public";
const ACCOUNT = "/gateway/player-account/api/public";

/** Who may still see and correct their own data. */
const PROFILE = ["gdc-check-failed", "extended-kyc-check-required", "reached-play-limits"];
const LONGER = [
  "block",
  "expired-block-must-be-removed-by-customer-service",
  "cooldown",
  "reached-play-limits",
];

/** Who may still read what was written to them. */
const MESSAGES = ["suspended-missing-sof", "extended-kyc-check-required", "reached-play-limits"];

/**
 * The restrictions under which each call is open, written by hand from the domain's table and imported from nowhere.
 * `all` is open to everybody.
 */
export const EXPECTED_CALLS: Readonly<Record<string, "all" | readonly string[]>> = {
  [`GET ${AUTH}/session-info`]: "all",
  [`GET ${AUTH}/login-limits-check`]: "all",
  [`POST ${AUTH}/auth/logout`]: "all",
  [`GET ${ACCOUNT}/user/info`]: "all",
  [`GET ${ACCOUNT}/user/partner-data`]: "all",
  [`GET ${ACCOUNT}/occupation/types`]: PROFILE,
  [`POST ${ACCOUNT}/user/occupation`]: PROFILE,
  [`GET ${ACCOUNT}/salary/types`]: PROFILE,
  [`POST ${ACCOUNT}/user/salary`]: PROFILE,
  [`PUT ${ACCOUNT}/user/set-phone-number`]: PROFILE,
  [`PUT ${ACCOUNT}/user/email`]: PROFILE,
  [`PUT ${ACCOUNT}/user/marketing-permission`]: PROFILE,
  [`GET ${ACCOUNT}/user/deposit-limits`]: ["reached-play-limits"],
  [`PUT ${ACCOUNT}/user/deposit-limits`]: ["reached-play-limits"],
  // The status route of a break is the page on which one is taken; the same with blocks. Whoever stays away may always
  // ask to stay away for longer, or for good.
  [`POST ${ACCOUNT}/user/cooling-off`]: ["cooldown", "reached-play-limits"],
  [`POST ${ACCOUNT}/user/block`]: LONGER,
  [`POST ${ACCOUNT}/user/self-exclusion`]: LONGER,
  [`POST ${ACCOUNT}/user/deletion`]: ["reached-play-limits"],
  "POST /gateway/tracking/api/public/page-request": "all",
  "POST /gateway/tracking/api/public/event": "all",
  [`GET ${ACCOUNT}/user/saved-games`]: ["reached-play-limits"],
  [`PUT ${ACCOUNT}/user/saved-games/{slug}`]: ["reached-play-limits"],
  [`DELETE ${ACCOUNT}/user/saved-games/{slug}`]: ["reached-play-limits"],
  [`GET ${ACCOUNT}/user/play-feedback`]: ["reached-play-limits"],
  // Whoever is blocked or on a break may still see their statement.
  [`POST ${ACCOUNT}/user/user-report`]: LONGER,
  [`GET ${ACCOUNT}/user/user-report/{reportId}`]: LONGER,
  [`GET ${ACCOUNT}/user/user-report/{reportId}/file`]: LONGER,
  [`GET ${ACCOUNT}/user/messages`]: MESSAGES,
  [`PUT ${ACCOUNT}/user/messages/{id}`]: MESSAGES,
  [`GET ${AUTH}/mitid/start`]: "all",
  [`GET ${AUTH}/mitid/callback`]: "all",
  [`POST ${AUTH}/eid/cpr-match`]: [
    "gdc-check-failed",
    "extended-kyc-check-required",
    "oces-login-required",
    "reached-play-limits",
  ],
  [`GET ${AUTH}/pass-key/authentication-options`]: "all",
  [`POST ${AUTH}/pass-key/verify-authentication`]: "all",
  // Logging out is open to everybody, elsewhere too.
  [`GET ${AUTH}/sessions`]: "all",
  [`DELETE ${AUTH}/sessions`]: "all",
  [`DELETE ${AUTH}/sessions/{id}`]: "all",
  [`GET ${AUTH}/pass-key/registration-options`]: ["reached-play-limits"],
  [`POST ${AUTH}/pass-key/verify-registration`]: ["reached-play-limits"],
  [`GET ${AUTH}/pass-key`]: ["reached-play-limits"],
  [`PUT ${AUTH}/pass-key/{id}`]: ["reached-play-limits"],
  [`DELETE ${AUTH}/pass-key/{id}`]: ["reached-play-limits"],
};
