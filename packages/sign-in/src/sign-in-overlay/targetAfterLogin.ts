import { redirectTarget } from "@spilhus/lib";
import { PATHS } from "@spilhus/routes";
import { closedAddress } from "./signInAddress.ts";

/** Address to open after the login: the return address if it is on this site (R4.05, R5.07), else the current page. */
export function targetAfterLogin(
  place: Pick<Location, "pathname" | "search" | "origin">,
  returnUrl: string | undefined,
): string {
  const wanted = redirectTarget(returnUrl, place.origin);
  if (wanted !== undefined) return wanted;
  // The page about opening an account is of no use to a player.
  return place.pathname === PATHS.signup ? "/" : closedAddress(place);
}
