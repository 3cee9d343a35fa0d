import { ACCOUNT_PAGES, HELP_PAGES } from "./pages.ts";

/** What a restriction must do to a player (domain table; R4.01, R4.02). */
export interface ExpectedRestriction {
  /** The status page. */
  readonly status: string;
  /** Id of the alert that says why, when the service names no end. */
  readonly alert: string;
  /** Pages open beside the status page and, unless forced, the help pages. */
  readonly open: readonly string[];
  /** Only the status page is open. */
  readonly forced: boolean;
}

const row = (
  status: string,
  alert: string,
  { open = [], forced = false }: { readonly open?: readonly string[]; readonly forced?: boolean } = {},
): ExpectedRestriction => ({ status, alert, open, forced });

const WITHDRAWAL_AND_REPORT = { open: ["/konto/udbetaling", "/konto/brugerrapport/7f3a-21"] };

/** A check result of a type that nobody knows: it closes what a suspension closes. */
export const UNKNOWN_TYPE = "frozen-by-court";

export const EXPECTED_RESTRICTIONS: Readonly<Record<string, ExpectedRestriction>> = {
  suspended: row("/konto/suspenderet", "suspended"),
  "suspended-missing-sof": row("/konto/suspenderet", "missingSourceOfFunds", { open: ["/konto/beskeder"] }),
  deactivated: row("/konto/deaktiveret", "deactivated", { forced: true }),
  block: row("/konto/blokering", "blockUndated", WITHDRAWAL_AND_REPORT),
  "expired-block-must-be-removed-by-customer-service": row(
    "/konto/blokering",
    "blockEnded",
    WITHDRAWAL_AND_REPORT,
  ),
  cooldown: row("/konto/nedkoeling", "cooldownUndated", WITHDRAWAL_AND_REPORT),
  "gdc-check-failed": row("/konto/suspenderet", "detailsNotVerified", {
    open: ["/konto/ret-profil", "/konto/eid"],
  }),
  "extended-kyc-check-required": row("/konto/eid", "moreInformationNeeded", {
    open: ["/konto/ret-profil", "/konto/beskeder"],
  }),
  "oces-login-required": row("/konto/eid", "mitIdNeeded"),
  "multi-account": row("/konto/suspenderet", "multiAccount", { forced: true }),
  "reached-play-limits": row("/konto/spilgraenser-naaet", "playLimitsReached", { open: ACCOUNT_PAGES }),
  [UNKNOWN_TYPE]: row("/konto/suspenderet", "unknown"),
};

/** Of several restrictions the one that closes most applies. */
export const STRICTEST_FIRST = [
  "deactivated",
  "multi-account",
  "suspended",
  "suspended-missing-sof",
  "block",
  "cooldown",
  "expired-block-must-be-removed-by-customer-service",
  "gdc-check-failed",
  "extended-kyc-check-required",
  "oces-login-required",
  "reached-play-limits",
] as const;

/** The row of a restriction; one that nobody knows is {@link UNKNOWN_TYPE}. */
export function expectedRestriction(restriction: string): ExpectedRestriction {
  const known = EXPECTED_RESTRICTIONS[restriction] ?? EXPECTED_RESTRICTIONS[UNKNOWN_TYPE];
  if (!known) throw new Error("The oracle has no row for an unknown type.");
  return known;
}

/** Pages on which a player under the restriction may stay. */
export function openPages(restriction: string): readonly string[] {
  const { status, open, forced } = expectedRestriction(restriction);
  return forced ? [status] : [status, ...open, ...HELP_PAGES];
}

/** What the services report about a player under the restriction. */
export function accountStatusUnder(restriction: string) {
  return restriction === "reached-play-limits"
    ? { checkResult: null, withinLimits: false }
    : { checkResult: { type: restriction }, withinLimits: true };
}
