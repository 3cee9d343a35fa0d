/** Consent categories, in Cookiebot's vocabulary. */
export const CONSENT_CATEGORIES = ["necessary", "preferences", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** A visitor's answer; `necessary` is always granted. */
export interface ConsentChoice {
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
}

/** Body of `POST /_consent` (form or JSON): the visitor's answer, kept by `Set-Cookie`. */
export const CONSENT_PATH = "/_consent";
/** `GET /_locale/{da|en}?to=/path`: sets the locale cookie and goes back. */
export const LOCALE_PATH = "/_locale";
/** `POST /_marketing-permission`: keeps the recurring-consent answer of a visitor. */
export const MARKETING_PERMISSION_PATH = "/_marketing-permission";

/** Writes a choice as the consent cookie's value: `v1.` and one digit each for preferences, statistics, marketing. */
export function encodeConsent(choice: ConsentChoice): string {
  return `v1.${Number(choice.preferences)}${Number(choice.statistics)}${Number(choice.marketing)}`;
}

/** Reads the consent cookie; anything but a value of {@link encodeConsent} means "not answered yet". */
export function decodeConsent(value: string | undefined): ConsentChoice | undefined {
  const digits = /^v1\.([01])([01])([01])$/.exec(value ?? "");
  if (!digits) return undefined;
  return { preferences: digits[1] === "1", statistics: digits[2] === "1", marketing: digits[3] === "1" };
}
