import type { RestrictionId } from "@spilhus/contracts";
import type { Restriction } from "./restriction.ts";

const block = { dated: "block", undated: "blockUndated", ended: "blockEnded" } as const;
const cooldown = { dated: "cooldown", undated: "cooldownUndated", ended: "cooldownEnded" } as const;

/** What each restriction does (R4.01, R4.02, R6.05). Game play is outside /konto, so reached play limits close it. */
export const RESTRICTIONS = {
  suspended: { status: "suspended", open: [], forced: false, alert: "suspended" },
  "suspended-missing-sof": {
    status: "suspended",
    open: ["account-messages"],
    forced: false,
    alert: "missingSourceOfFunds",
  },
  deactivated: { status: "deactivated", open: [], forced: true, alert: "deactivated" },
  block: {
    status: "temporary-block",
    open: ["withdrawal", "account-report"],
    forced: false,
    alert: block,
  },
  "expired-block-must-be-removed-by-customer-service": {
    status: "temporary-block",
    open: ["withdrawal", "account-report"],
    forced: false,
    alert: "blockEnded",
  },
  cooldown: {
    status: "cooling-off",
    open: ["withdrawal", "account-report"],
    forced: false,
    alert: cooldown,
  },
  "gdc-check-failed": {
    status: "suspended",
    open: ["edit-profile", "eid"],
    forced: false,
    alert: "detailsNotVerified",
  },
  "extended-kyc-check-required": {
    status: "eid",
    open: ["edit-profile", "account-messages"],
    forced: false,
    alert: "moreInformationNeeded",
  },
  "oces-login-required": { status: "eid", open: [], forced: false, alert: "mitIdNeeded" },
  "multi-account": { status: "suspended", open: [], forced: true, alert: "multiAccount" },
  "reached-play-limits": {
    status: "play-limits-reached",
    open: "account",
    forced: false,
    alert: "playLimitsReached",
  },
} as const satisfies Readonly<Record<RestrictionId, Restriction>>;

/** A check result of an unknown type closes what a suspension closes. */
export const UNKNOWN_RESTRICTION = {
  status: "suspended",
  open: [],
  forced: false,
  alert: "unknown",
} as const satisfies Restriction;
