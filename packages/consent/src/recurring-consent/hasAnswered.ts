import { COOKIE_NAMES, VISITOR_MARKETING_ANSWERS } from "@spilhus/contracts";
import { cookieValues } from "@spilhus/lib";

/** Whether the visitor has answered the marketing question on this device, or has put it off a short while ago. */
export function hasAnswered(cookies: string): boolean {
  const [answer] = cookieValues(cookies, COOKIE_NAMES.marketingPermission);
  return VISITOR_MARKETING_ANSWERS.some((known) => known === answer);
}
