import { COOKIE_NAMES } from "@spilhus/contracts";
import { cookieValues } from "@spilhus/lib";

/** Whether the visitor has answered the marketing question on this device. */
export function hasAnswered(cookies: string): boolean {
  const [answer] = cookieValues(cookies, COOKIE_NAMES.marketingPermission);
  return answer === "given" || answer === "declined";
}
