import type { CookieDeclaration } from "../cookies.ts";
import { SUPPORT_LIMITS } from "./base.ts";

/** The one cookie of customer service's chat, set when a guest begins a conversation. */
export const SUPPORT_COOKIES = {
  /** 256 random bits, stored hashed; a login claims the conversation and removes it. */
  guest: {
    name: "__Host-support",
    maxAge: SUPPORT_LIMITS.guestSeconds,
    sameSite: "lax",
    secure: true,
    httpOnly: true,
    category: "preferences",
    purpose: {
      da: "Finder din samtale med kundeservice igen, når du ikke er logget ind.",
      en: "Finds your conversation with customer service again when you are not logged in.",
    },
  },
} as const satisfies Record<string, CookieDeclaration>;
