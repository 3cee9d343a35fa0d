const AUTH = "/gateway/user-auth/api/v1/public";
const ACCOUNT = "/gateway/player-account/api/public";

/**
 * The restrictions under which each call is open, written by hand from the domain's table and imported from nowhere.
 * `all` is open to everybody.
 */
export const EXPECTED_CALLS: Readonly<Record<string, "all" | readonly string[]>> = {
  [`GET ${AUTH}/session-info`]: "all",
  [`GET ${AUTH}/login-limits-check`]: "all",
  [`POST ${AUTH}/auth/logout`]: "all",
  [`GET ${ACCOUNT}/user/info`]: "all",
  [`GET ${AUTH}/mitid/start`]: "all",
  [`GET ${AUTH}/mitid/callback`]: "all",
  [`GET ${AUTH}/pass-key/authentication-options`]: "all",
  [`POST ${AUTH}/pass-key/verify-authentication`]: "all",
  [`GET ${AUTH}/pass-key/registration-options`]: ["reached-play-limits"],
  [`POST ${AUTH}/pass-key/verify-registration`]: ["reached-play-limits"],
  [`GET ${AUTH}/pass-key`]: ["reached-play-limits"],
  [`PUT ${AUTH}/pass-key/{id}`]: ["reached-play-limits"],
  [`DELETE ${AUTH}/pass-key/{id}`]: ["reached-play-limits"],
};
