import { redirectTarget } from "@spilhus/lib";
import { closedAddress } from "./signInAddress.ts";

/**
 * Where a player goes after the login: the way back if it is a page of this site (R4.05, R5.07), else the page itself.
 */
export function targetAfter(
  place: Pick<Location, "pathname" | "search" | "origin">,
  returnUrl: string | undefined,
): string {
  const wanted = redirectTarget(returnUrl, place.origin);
  if (wanted !== undefined) return wanted;
  // The page about opening an account has nothing for those who have one.
  return place.pathname === "/signup" ? "/" : closedAddress(place);
}
