import { SIGN_IN_PARAMS } from "../mitid-outcome/askedSignIn.ts";

type Place = Pick<Location, "pathname" | "search">;

const addressOf = (pathname: string, query: URLSearchParams) =>
  query.size > 0 ? `${pathname}?${query}` : pathname;

function without(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of SIGN_IN_PARAMS) query.delete(name);
  return query;
}

/** The address of a page without the overlay and all that belongs to it. */
export const closedAddress = ({ pathname, search }: Place): string => addressOf(pathname, without(search));

/** The address of the same page with the overlay; the way back stays. */
export function openAddress({ pathname, search }: Place, view: "login" | "signup"): string {
  const query = without(search);
  query.set("auth", view);
  const returnUrl = new URLSearchParams(search).get("returnUrl");
  if (returnUrl !== null) query.set("returnUrl", returnUrl);
  return addressOf(pathname, query);
}
