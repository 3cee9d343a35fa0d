/** The account's pages (spec §2), open to players alone. */
export const ACCOUNT_PAGES = [
  "/konto/eid",
  "/konto/hjem",
  "/konto/bevaegelser",
  "/konto/runde/7f3a-21",
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

/** Help and terms, open to every restricted player. */
export const HELP_PAGES = [
  "/ansvarligt-spil",
  "/kundeservice",
  "/betingelser",
  "/privatlivspolitik",
  "/cookiepolitik",
  "/faq",
  "/tilgaengelighed",
  "/kvittering",
] as const;

/** Open only without a session. */
export const GUEST_PAGES = ["/bonuskode", "/skift-adgangskode/abc"] as const;

/** Where a player is sent who opens a page of guests; undefined for every other page. */
export function insteadOfGuestPage(path: string): string | undefined {
  if (!GUEST_PAGES.some((page) => page === path)) return undefined;
  return path === "/bonuskode" ? "/konto/mine-bonusser" : "/";
}

/** The other pages of spec §2 that visitors look at, each alias too. */
export const OPEN_PAGES = [
  "/",
  "/banko",
  "/bingo",
  "/spilleplan",
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
  "/spilside/nordens-lys/par-ark",
  "/games/entrance/nordens-lys",
  "/spil/nordens-lys",
  "/spilleautomater/entrance/nordens-lys",
  "/spin-kompasset",
  "/tv",
  "/playgame",
  "/payments/pending/tx-1",
] as const;

/** Pages of spec §2 that only lead on to another one. */
export const PASSING_PAGES = [
  "/playgame/login",
  "/payments/redirect-assistant",
  "/app/redirect-assistant",
] as const;

/** A path of every page of spec §2. */
export const PAGES: readonly string[] = [
  ...ACCOUNT_PAGES,
  ...HELP_PAGES,
  ...GUEST_PAGES,
  ...OPEN_PAGES,
  ...PASSING_PAGES,
];

/** All of the account, and one page of each other class that the rules tell apart. */
export const SAMPLE_PAGES = [
  ...ACCOUNT_PAGES,
  ...HELP_PAGES,
  ...GUEST_PAGES,
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
