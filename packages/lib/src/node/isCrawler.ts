import { isbot } from "isbot";

/**
 * Whether a user agent belongs to a crawler (`isCrawler` of R3.12). Server only: the list of names is larger than
 * all the rest of the device's flags, and a browser need not ask itself.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot(userAgent);
}
