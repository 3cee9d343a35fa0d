import { isbot } from "isbot";

/**
 * Whether a user agent belongs to a crawler (`isCrawler` of R3.12). Server only: the list of names is larger than the
 * rest of the device flags, and browsers do not need it.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot(userAgent);
}
