/** What the check of a player may find (R4.01), spelt as the player-account service does. */
export const CHECK_RESULT_TYPES = [
  "suspended",
  "suspended-missing-sof",
  "deactivated",
  "block",
  "expired-block-must-be-removed-by-customer-service",
  "cooldown",
  "gdc-check-failed",
  "extended-kyc-check-required",
  "oces-login-required",
  "multi-account",
] as const;
export type CheckResultType = (typeof CHECK_RESULT_TYPES)[number];

/** Everything that confines a player to a status page: a check result, or play limits that are reached (R4.01). */
export const RESTRICTION_IDS = [...CHECK_RESULT_TYPES, "reached-play-limits"] as const;
export type RestrictionId = (typeof RESTRICTION_IDS)[number];

/** Alerts that name an end as `{{date}}`. */
export const DATED_ALERT_IDS = ["block", "cooldown"] as const;
export type DatedAlertId = (typeof DATED_ALERT_IDS)[number];

/** Alerts without a value. */
export const PLAIN_ALERT_IDS = [
  "suspended",
  "missingSourceOfFunds",
  "deactivated",
  "blockUndated",
  "blockEnded",
  "cooldownUndated",
  "cooldownEnded",
  "detailsNotVerified",
  "moreInformationNeeded",
  "mitIdNeeded",
  "multiAccount",
  "playLimitsReached",
  "unknown",
  "withdrawalBlocked",
  "eidNeeded",
  "depositLimitNeeded",
] as const;
export type PlainAlertId = (typeof PLAIN_ALERT_IDS)[number];

/** What a player is told when a restriction or a guard sends them elsewhere; the texts are `restrictions.<id>`. */
export const ALERT_IDS = [...DATED_ALERT_IDS, ...PLAIN_ALERT_IDS] as const;
export type AlertId = (typeof ALERT_IDS)[number];

/**
 * Query parameter of the page a player is sent to: the id of the alert that says why. A hint alone, which anybody can put
 * into a link: what is shown follows from the player's own standing.
 */
export const ALERT_PARAM = "alert";
