import type { CookieDeclaration } from "@spilhus/contracts";
import type { Translate } from "@spilhus/i18n";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The lifetime of a cookie, in the largest unit that is at least one. */
export function cookieLifetime({ maxAge }: Pick<CookieDeclaration, "maxAge">, t: Translate): string {
  if (maxAge === "session") return t("consent.lifetimeSession");
  if (maxAge < HOUR) return t("consent.lifetimeMinutes", { count: Math.round(maxAge / MINUTE) });
  if (maxAge < DAY) return t("consent.lifetimeHours", { count: Math.round(maxAge / HOUR) });
  return t("consent.lifetimeDays", { count: Math.round(maxAge / DAY) });
}
