import type { Route } from "./route.ts";
import { account, everyone, help, page, personal, story } from "./rows.ts";
import { SLUG } from "./slug.ts";
import { TOKEN } from "./token.ts";
import { DEPOSIT_LIMIT, PATHS } from "./paths.ts";

/** A game in play, and whether it is only tried. */
const PLAY_QUERY = { game: SLUG, demo: /^1$/ };
/** Why the session is over that a guest had, and until when their break lasts in unix seconds: `SESSION_OVER_PARAMS`. */
const OVER_QUERY = { over: /^[a-z-]{1,20}$/, until: /^\d{1,11}$/ };

const OWN_BONUSES = "mine-bonusser";

/**
 * Every route of every brand (spec §2), most specific first. A brand serves a route when its feature is on.
 * Adding a route is one row here and one folder in its feature of `site`.
 */
export const ROUTES = [
  {
    ...story("front"),
    path: "/",
    middleware: ["recurring-consent"],
    page: page({ hero: "frontpage", termsShown: true }),
  },
  { ...story("faq"), ...help, path: "/faq", page: page({ sidebar: true }) },
  { ...story("banko"), path: "/banko", feature: "banko", page: page({ termsShown: true }) },
  { ...story("bingo"), path: "/bingo", feature: "bingo", page: page({ termsShown: true }) },
  {
    // Not in search engines: it changes by the minute, and a brand without halls answers 404.
    ...everyone,
    id: "schedule",
    path: PATHS.schedule,
    indexed: false,
    query: { rum: SLUG, pris: /^\d{1,6}$/, alle: /^[a-zA-Z]{3,20}$/ },
    page: page(),
  },
  { ...story("about"), path: "/om-os", page: page() },
  { ...story("casino"), path: "/casino", feature: "casino", page: page({ termsShown: true }) },
  // No vendor runs beside a registration.
  { ...story("signup"), path: PATHS.signup, policyClass: "player", page: page({ sidebar: true }) },
  { ...story("winners"), path: "/vindere", feature: "winners", page: page() },
  { ...story("affiliate"), path: "/affiliate", feature: "affiliate", page: page() },
  {
    ...everyone,
    id: "bonus-code",
    path: "/bonuskode",
    audience: "guests",
    // A player types a code there, and the code of a campaign link goes with them.
    playersPath: `${PATHS.account}/${OWN_BONUSES}`,
    indexed: false,
    page: page({ sidebar: true }),
  },
  {
    // No vendor runs beside a receipt. Whoever holds one may check it, a restricted player too.
    ...everyone,
    ...help,
    id: "receipt-check",
    path: "/kvittering",
    policyClass: "player",
    indexed: false,
    page: page({ sidebar: true, hidePromotions: true }),
  },
  { ...story("mobile-app"), path: "/mobil-app", feature: "mobile-app", page: page() },
  { ...story("blog"), path: "/blog", feature: "blog", page: page() },
  {
    ...everyone,
    id: "blog-article",
    path: "/blog/{slug}",
    params: { slug: SLUG },
    feature: "blog",
    page: page({ hero: "article", sidebar: true }),
  },
  { ...story("terms"), ...help, path: "/betingelser", page: page({ sidebar: true, hidePromotions: true }) },
  { ...story("customer-service"), ...help, path: "/kundeservice", page: page({ sidebar: true }) },
  { ...story("press"), path: "/presse", feature: "press", page: page() },
  {
    ...everyone,
    id: "press-item",
    path: "/presse/{slug}",
    params: { slug: SLUG },
    feature: "press",
    page: page({ hero: "article" }),
  },
  {
    ...story("game-overview"),
    path: PATHS["game-overview"],
    query: {
      q: /^[^\p{Cc}]{1,80}$/u,
      kategori: /^(?:slots|casino|bingo|banko)$/,
      udbyder: SLUG,
      tema: SLUG,
      nye: /^1$/,
      jackpot: /^1$/,
      spilbare: /^1$/,
      sort: /^(?:popular|newest|name|rtp)$/,
      side: /^(?:[2-9]|[1-9]\d{1,2})$/,
    },
    page: page({ scrollToTop: true }),
  },
  { ...story("cookie-policy"), ...help, path: PATHS["cookie-policy"], page: page({ hidePromotions: true }) },
  {
    ...story("privacy-policy"),
    ...help,
    path: "/privatlivspolitik",
    page: page({ sidebar: true, hidePromotions: true }),
  },
  {
    ...story("responsible-gaming"),
    ...help,
    path: "/ansvarligt-spil",
    page: page({ sidebar: true, hidePromotions: true }),
  },
  { ...story("accessibility"), ...help, path: "/tilgaengelighed", page: page({ hidePromotions: true }) },
  {
    ...story("competition"),
    path: "/konkurrence",
    feature: "competition",
    middleware: ["recurring-consent-forced"],
    page: page({ layout: "simple" }),
  },
  { ...story("slots"), path: "/spilleautomater", feature: "slots", page: page({ termsShown: true }) },
  {
    ...everyone,
    id: "par-sheet",
    path: PATHS["par-sheet"],
    params: { seoName: SLUG },
    indexed: false,
    page: page(),
  },
  {
    ...everyone,
    id: "game",
    path: PATHS.game,
    params: { seoName: SLUG },
    page: page({ hero: "none", sidebar: true }),
  },
  {
    ...everyone,
    id: "game-entrance",
    path: "/games/entrance/{slug}",
    aliases: ["/spil/{slug}", "/spilleautomater/entrance/{slug}"],
    params: { slug: SLUG },
    guards: ["deposit-limit-set"],
    middleware: ["entrance"],
    indexed: false,
    page: page({ hero: "none", layout: "simple" }),
  },
  {
    ...personal,
    id: "playgame",
    path: "/playgame",
    audience: "everyone",
    policyClass: "game-play",
    guards: ["deposit-limit-set"],
    middleware: ["playgame"],
    query: PLAY_QUERY,
    page: page({ hero: "none", layout: "embed", hidePromotions: true, overlay: false }),
  },
  {
    ...personal,
    id: "playgame-login",
    path: "/playgame/login",
    audience: "everyone",
    policyClass: "game-play",
    middleware: ["playgame"],
    query: { ...PLAY_QUERY, ...OVER_QUERY },
    page: page({ hero: "none", layout: "embed", hidePromotions: true }),
  },
  {
    ...story("wheel"),
    path: "/spin-kompasset",
    feature: "wheel",
    page: page({ hero: "colour", termsShown: true }),
  },
  { ...story("tv"), path: "/tv", feature: "tv", page: page() },
  {
    // No vendor sees the address of a page that holds a token.
    ...personal,
    id: "new-password",
    path: "/skift-adgangskode/{token}",
    params: { token: TOKEN },
    audience: "guests",
    page: page({ hero: "none", layout: "simple", hidePromotions: true }),
  },
  {
    ...personal,
    id: "payment-redirect",
    path: "/payments/redirect-assistant",
    audience: "everyone",
    policyClass: "payment",
    page: page({ hero: "none", layout: "simple", hidePromotions: true }),
  },
  {
    ...personal,
    id: "payment-pending",
    path: "/payments/pending/{txId}",
    params: { txId: TOKEN },
    audience: "everyone",
    policyClass: "payment",
    page: page({ hero: "none", layout: "simple", hidePromotions: true }),
  },
  account("eid", "eid"),
  account("account-home", "hjem"),
  account("account-transactions", "bevaegelser"),
  { ...account("round-replay", "runde/{roundId}"), params: { roundId: TOKEN } },
  account("my-bonuses", OWN_BONUSES),
  account("account-messages", "beskeder"),
  account("edit-profile", "ret-profil"),
  account("deposit-limit", DEPOSIT_LIMIT),
  account("account-biometrics", "biometri"),
  account("saved-games", "gemte-spil"),
  account("mentor", "mentor"),
  { ...account("account-report", "brugerrapport/{reportId}"), params: { reportId: TOKEN } },
  account("cooling-off", "nedkoeling"),
  account("temporary-block", "blokering"),
  account("self-exclusion", "spaering"),
  account("account-deletion", "sletning"),
  account("deactivated", "deaktiveret"),
  account("suspended", "suspenderet"),
  account("account-responsible-gaming", "ansvarligt-spil"),
  account("play-limits-reached", "spilgraenser-naaet"),
  { ...account("withdrawal", "udbetaling"), guards: ["withdrawal-not-blocked", "verified-eid"] },
  account("withdrawals-blocked", "udbetalinger-blokeret"),
] as const satisfies readonly Route[];

export type RouteId = (typeof ROUTES)[number]["id"];
/** Ids of all routes, for validation of brand data. */
export const ROUTE_IDS: readonly RouteId[] = ROUTES.map((route) => route.id);

const byId: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.id, route]));

/** The row of an id. Throws for an unknown id, which only a wrong cast can cause. */
export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`There is no route "${id}".`);
  return route;
}
