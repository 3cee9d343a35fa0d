import type { MessageKey } from "@spilhus/i18n";

/** Messages of the warning before a session ends. */
export const EXPIRY_KEYS = [
  "session.expiryTitle",
  "session.expiryText",
  "session.stay",
  "session.stayFailed",
  "session.logOut",
] as const satisfies readonly MessageKey[];
export type ExpiryKey = (typeof EXPIRY_KEYS)[number];
