import { SUPPORT_GATEWAY_LIMITS } from "../support/index.ts";
import type { CookieDeclaration } from "../cookies.ts";
import { SIGN_IN_LIMITS } from "./limits.ts";
import { MITID_PATH } from "./mitidPath.ts";
import { PLAYER_PAGE_COOKIES } from "./pageCookies.ts";

const DAY = 86_400;
const necessary = { sameSite: "lax", secure: true, httpOnly: false, category: "necessary" } as const;
const hidden = { ...necessary, httpOnly: true } as const;

/**
 * Cookies of players (R3.07, R9.03), apart from `COOKIES`, which guests' pages carry; scripts of pages read theirs from
 * `PLAYER_PAGE_COOKIES`. A row joins `DECLARED_COOKIES` together with the code that sets it: until then visitors are told
 * of none that they cannot have.
 */
export const PLAYER_COOKIES = {
  session: {
    ...hidden,
    name: "__Host-sid",
    maxAge: "session",
    purpose: { da: "Holder dig logget ind.", en: "Keeps you logged in." },
  },
  sessionExpiry: {
    ...PLAYER_PAGE_COOKIES.sessionExpiry,
    purpose: {
      da: "Husker, hvornår du bliver logget ud, så vi kan sige til inden.",
      en: "Remembers when you will be logged out, so that we can tell you before.",
    },
  },
  userJustLoggedIn: {
    ...PLAYER_PAGE_COOKIES.userJustLoggedIn,
    purpose: {
      da: "Siger til den næste side, at du lige er logget ind.",
      en: "Tells the next page that you have just logged in.",
    },
  },
  userJustSignedUp: {
    ...PLAYER_PAGE_COOKIES.userJustSignedUp,
    purpose: {
      da: "Siger til den næste side, at du lige har oprettet en spilkonto.",
      en: "Tells the next page that you have just opened an account.",
    },
  },
  passkeyStatus: {
    ...PLAYER_PAGE_COOKIES.passkeyStatus,
    purpose: {
      da: "Husker, om du har sagt ja eller nej til en adgangsnøgle på denne enhed.",
      en: "Remembers whether you said yes or no to a passkey on this device.",
    },
  },
  knownDevice: {
    ...hidden,
    name: "__Host-device",
    maxAge: 365 * DAY,
    purpose: {
      da: "Genkender enheden, så du kan logge ind med adgangsnøgle uden MitID.",
      en: "Recognises the device, so that you can log in by passkey without MitID.",
    },
  },
  mitId: {
    ...hidden,
    name: "__Secure-mitid",
    maxAge: SIGN_IN_LIMITS.mitIdSeconds,
    path: MITID_PATH,
    purpose: {
      da: "Sikrer, at svaret fra MitID hører til dig.",
      en: "Makes sure that the answer from MitID belongs to you.",
    },
  },
  signupDraft: {
    ...hidden,
    name: "__Host-signup",
    maxAge: SIGN_IN_LIMITS.signupDraftSeconds,
    purpose: {
      da: "Finder din oprettelse igen, hvis du ikke blev færdig.",
      en: "Finds your registration again if you did not finish it.",
    },
  },
  passwordChange: {
    ...hidden,
    name: "__Host-password",
    maxAge: SIGN_IN_LIMITS.passwordChangeSeconds,
    purpose: {
      da: "Lader dig vælge en ny adgangskode, når du har åbnet linket.",
      en: "Lets you choose a new password once you have opened the link.",
    },
  },
  /** 256 random bits, stored hashed, of a guest who talks with customer service; a login claims it and removes it. */
  supportGuest: {
    ...hidden,
    name: "__Host-support",
    maxAge: SUPPORT_GATEWAY_LIMITS.guestSeconds,
    category: "preferences",
    purpose: {
      da: "Finder din samtale med kundeservice igen, når du ikke er logget ind.",
      en: "Finds your conversation with customer service again when you are not logged in.",
    },
  },
  fingerprint: {
    ...necessary,
    name: "fingerprint",
    maxAge: 365 * DAY,
    category: "statistics",
    purpose: {
      da: "Et nummer, der er regnet ud fra din browsers egenskaber, så vi kan genkende den.",
      en: "A number worked out from traits of your browser, so that we can recognise it.",
    },
  },
} as const satisfies Record<string, CookieDeclaration>;
