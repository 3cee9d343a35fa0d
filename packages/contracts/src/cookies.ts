import type { ConsentCategory } from "./consent.ts";
import { COOKIE_NAMES } from "./cookieNames.ts";
import type { Localised } from "./values/index.ts";

const DAY = 86_400;

/** One row of the declared cookie table: what a cookie is for, how long it lives, who may read it. */
export interface CookieDeclaration {
  readonly name: string;
  /** Lifetime in seconds; `session` ends with the browser session. */
  readonly maxAge: number | "session";
  readonly sameSite: "lax" | "strict" | "none";
  readonly secure: boolean;
  readonly httpOnly: boolean;
  /** The only addresses it is sent to; every one where absent. */
  readonly path?: string;
  readonly category: ConsentCategory;
  /** What the visitor is told in the cookie policy. */
  readonly purpose: Localised;
}

/**
 * Every cookie a site may set (R3.07, R9.03). A crawl that finds another one fails the tests.
 * Experiment cookies are named `exp_<experiment>` and share one row.
 */
export const COOKIES = {
  locale: {
    name: "locale",
    maxAge: 365 * DAY,
    sameSite: "lax",
    secure: true,
    httpOnly: false,
    category: "necessary",
    purpose: { da: "Husker det sprog, du har valgt.", en: "Remembers the language you chose." },
  },
  consent: {
    name: COOKIE_NAMES.consent,
    maxAge: 365 * DAY,
    sameSite: "lax",
    secure: true,
    httpOnly: false,
    category: "necessary",
    purpose: { da: "Husker dit valg om cookies.", en: "Remembers your choice about cookies." },
  },
  marketingPermission: {
    name: COOKIE_NAMES.marketingPermission,
    maxAge: 365 * DAY,
    sameSite: "lax",
    secure: true,
    httpOnly: false,
    category: "necessary",
    purpose: {
      da: "Husker dit svar på, om vi må kontakte dig med tilbud.",
      en: "Remembers whether we may contact you with offers.",
    },
  },
  loggedInBefore: {
    name: COOKIE_NAMES.loggedInBefore,
    maxAge: 365 * DAY,
    sameSite: "lax",
    secure: true,
    httpOnly: false,
    category: "necessary",
    purpose: {
      da: "Husker, at der har været logget ind på denne enhed.",
      en: "Remembers that someone has logged in on this device.",
    },
  },
  visitorId: {
    name: "visitor_id",
    maxAge: 3_650 * DAY,
    sameSite: "lax",
    secure: true,
    httpOnly: false,
    category: "statistics",
    purpose: {
      da: "Et tilfældigt nummer, der viser os, hvor mange forskellige besøgende vi har.",
      en: "A random number that tells us how many different visitors we have.",
    },
  },
  experiment: {
    name: "exp_*",
    maxAge: 30 * DAY,
    sameSite: "lax",
    secure: true,
    httpOnly: false,
    category: "statistics",
    purpose: {
      da: "Husker, hvilken udgave af en side du ser, når vi afprøver forbedringer.",
      en: "Remembers which version of a page you see while we test improvements.",
    },
  },
  preview: {
    name: "__prerender_bypass",
    maxAge: "session",
    // Editors look at drafts in a frame of their own site, into which a browser sends no lax cookie.
    sameSite: "none",
    secure: true,
    httpOnly: true,
    category: "necessary",
    purpose: {
      da: "Viser redaktører kladder, før de udgives. Sættes aldrig hos spillere.",
      en: "Shows editors drafts before they are published. Never set for players.",
    },
  },
} as const satisfies Record<string, CookieDeclaration>;

/** Prefix of every experiment's cookie; the rest is the experiment's name. */
export const EXPERIMENT_COOKIE_PREFIX = "exp_";
