import { redirectTarget } from "@spilhus/lib";
import { closedAddress } from "./signInAddress.ts";

/**
 * Where a player goes after the login: the way back if it is a page of this site (R4.05, R5.07), else the page itself.
 */
export function targetAfter(
  place: Pick<Location, "pathname" | "search" | "origin">,
  returnUrl: string | undefined,
): string {
  return redirectTarget(returnUrl, place.origin) ?? closedAddress(place);
}
