/**
 * The restriction table of the domain and the paths of the spec, written by hand from the documents for the edge's tests.
 * Nothing here comes from the tables that decide.
 */
interface Row {
  readonly checkResult: { readonly type: string } | null;
  readonly withinLimits: boolean;
  readonly status: string;
  readonly alert: string;
  /** Beside the status page and, unless forced, `HELP`. */
  readonly open: readonly string[];
  readonly forced: boolean;
}

export const HELP = [
  "/ansvarligt-spil",
  "/kundeservice",
  "/betingelser",
  "/privatlivspolitik",
  "/cookiepolitik",
  "/faq",
  "/tilgaengelighed",
] as const;

export const ACCOUNT = [
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

/** Everything else a visitor may open; aliases too. */
export const OTHERS = [
  "/",
  "/banko",
  "/bingo",
  "/om-os",
  "/casino",
  "/signup",
  "/vindere",
  "/affiliate",
  "/mobil-app",
  "/blog",
  "/blog/nyt-spil",
  "/presse",
  "/presse/ny-direktoer",
  "/spiloversigt",
  "/konkurrence",
  "/spilleautomater",
  "/spilside/nordens-lys",
  "/games/entrance/nordens-lys",
  "/spil/nordens-lys",
  "/spilleautomater/entrance/nordens-lys",
  "/spin-kompasset",
  "/tv",
  "/playgame",
  "/payments/pending/tx-1",
] as const;

export const GUESTS_ONLY = ["/bonuskode", "/skift-adgangskode/abc"] as const;

const row = (
  type: string,
  status: string,
  alert: string,
  { open = [], forced = false }: { readonly open?: readonly string[]; readonly forced?: boolean } = {},
): Row => ({ checkResult: { type }, withinLimits: true, status, alert, open, forced });
const report = { open: ["/konto/udbetaling", "/konto/brugerrapport/7f3a-21"] };

export const RESTRICTED: Readonly<Record<string, Row>> = {
  suspended: row("suspended", "/konto/suspenderet", "suspended"),
  "suspended-missing-sof": row("suspended-missing-sof", "/konto/suspenderet", "missingSourceOfFunds", {
    open: ["/konto/beskeder"],
  }),
  deactivated: row("deactivated", "/konto/deaktiveret", "deactivated", { forced: true }),
  block: row("block", "/konto/blokering", "blockUndated", report),
  "expired-block": row(
    "expired-block-must-be-removed-by-customer-service",
    "/konto/blokering",
    "blockEnded",
    report,
  ),
  cooldown: row("cooldown", "/konto/nedkoeling", "cooldownUndated", report),
  "gdc-check-failed": row("gdc-check-failed", "/konto/suspenderet", "detailsNotVerified", {
    open: ["/konto/ret-profil", "/konto/eid"],
  }),
  "extended-kyc": row("extended-kyc-check-required", "/konto/eid", "moreInformationNeeded", {
    open: ["/konto/ret-profil", "/konto/beskeder"],
  }),
  "oces-login": row("oces-login-required", "/konto/eid", "mitIdNeeded"),
  "multi-account": row("multi-account", "/konto/suspenderet", "multiAccount", { forced: true }),
  "limits-reached": {
    checkResult: null,
    withinLimits: false,
    status: "/konto/spilgraenser-naaet",
    alert: "playLimitsReached",
    open: ACCOUNT,
    forced: false,
  },
  "a type nobody knows": row("frozen-by-court", "/konto/suspenderet", "unknown"),
};

/** Paths at which a player of a row may be. */
export const openTo = ({ status, open, forced }: Row): readonly string[] =>
  forced ? [status] : [status, ...open, ...HELP];
