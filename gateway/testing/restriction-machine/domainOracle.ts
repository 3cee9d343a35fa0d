/**
 * What a player may see, written by hand from the domain's restriction table and the spec's lists of pages. It imports
 * nothing, least of all the tables that decide.
 */

export const HELP = [
  "/ansvarligt-spil",
  "/kundeservice",
  "/betingelser",
  "/privatlivspolitik",
  "/cookiepolitik",
  "/faq",
  "/tilgaengelighed",
] as const;

const ACCOUNT = [
  "/konto/eid",
  "/konto/hjem",
  "/konto/beskeder",
  "/konto/biometri",
  "/konto/gemte-spil",
  "/konto/ret-profil",
  "/konto/udbetaling",
  "/konto/mine-bonusser",
  "/konto/mentor",
  "/konto/sletning",
  "/konto/spaering",
  "/konto/nedkoeling",
  "/konto/blokering",
  "/konto/deaktiveret",
  "/konto/suspenderet",
  "/konto/ansvarligt-spil",
  "/konto/indbetalingsloft",
  "/konto/spilgraenser-naaet",
  "/konto/udbetalinger-blokeret",
  "/konto/brugerrapport/7f3a-21",
] as const;

const GUESTS_ONLY = ["/bonuskode", "/skift-adgangskode/abc"] as const;

/** One of each class that the rules tell apart, and all of the account. */
export const PAGES = [
  ...ACCOUNT,
  ...HELP,
  ...GUESTS_ONLY,
  "/",
  "/casino",
  "/spilleautomater",
  "/spilside/nordens-lys",
  "/spil/nordens-lys",
  "/games/entrance/nordens-lys",
  "/playgame",
  "/payments/pending/tx-1",
  "/signup",
  "/findes-ikke",
] as const;

interface Row {
  readonly status: string;
  /** Beside the status page and, unless forced, `HELP`. */
  readonly open: readonly string[];
  readonly forced?: true;
}

const WITHDRAW_AND_REPORT = ["/konto/udbetaling", "/konto/brugerrapport/7f3a-21"];

const ROWS: Readonly<Record<string, Row>> = {
  suspended: { status: "/konto/suspenderet", open: [] },
  "suspended-missing-sof": { status: "/konto/suspenderet", open: ["/konto/beskeder"] },
  deactivated: { status: "/konto/deaktiveret", open: [], forced: true },
  block: { status: "/konto/blokering", open: WITHDRAW_AND_REPORT },
  "expired-block-must-be-removed-by-customer-service": {
    status: "/konto/blokering",
    open: WITHDRAW_AND_REPORT,
  },
  cooldown: { status: "/konto/nedkoeling", open: WITHDRAW_AND_REPORT },
  "gdc-check-failed": { status: "/konto/suspenderet", open: ["/konto/ret-profil", "/konto/eid"] },
  "extended-kyc-check-required": { status: "/konto/eid", open: ["/konto/ret-profil", "/konto/beskeder"] },
  "oces-login-required": { status: "/konto/eid", open: [] },
  "multi-account": { status: "/konto/suspenderet", open: [], forced: true },
  "reached-play-limits": { status: "/konto/spilgraenser-naaet", open: ACCOUNT },
};
/** A type nobody knows fails closed. */
const UNKNOWN: Row = { status: "/konto/suspenderet", open: [] };

/** Of several restrictions the one that closes most is told; one that nobody knows before all. */
export const GRAVEST_FIRST = [
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

/** Who asks for a page. */
export interface Asker {
  readonly isLoggedIn: boolean;
  readonly restriction: string | undefined;
  readonly isEidVerified: boolean;
  /** No page was gone to since login. */
  readonly isFirst: boolean;
}

const isAccount = (path: string) => path.startsWith("/konto/");

/** The page somebody who asks for one ends up on. */
export function expectedPage(
  path: string,
  { isLoggedIn, restriction, isEidVerified, isFirst }: Asker,
): string {
  if (!isLoggedIn) return isAccount(path) ? "/" : path;
  const isGuarded = path === "/konto/udbetaling" && !isEidVerified;
  if (restriction === undefined) {
    if (GUESTS_ONLY.some((one) => one === path)) return "/";
    return isGuarded ? "/konto/eid" : path;
  }
  const { status, open, forced } = ROWS[restriction] ?? UNKNOWN;
  const opened = [status, ...(forced ? [] : [...HELP, ...open])];
  if (path === status) return path;
  if (isFirst || !opened.includes(path)) return status;
  if (!isGuarded) return path;
  return opened.includes("/konto/eid") ? "/konto/eid" : status;
}
