import { SIGN_IN_PARAMS } from "../mitid-outcome/signInRequest.ts";

type Place = Pick<Location, "pathname" | "search">;

const addressOf = (pathname: string, query: URLSearchParams) =>
  query.size > 0 ? `${pathname}?${query}` : pathname;

function withoutSignInParams(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of SIGN_IN_PARAMS) query.delete(name);
  return query;
}

/** The address of a page without the parameters of the overlay. */
export const closedAddress = ({ pathname, search }: Place): string =>
  addressOf(pathname, withoutSignInParams(search));

/** The address that opens the overlay on the same page. It keeps the return address. */
export function openAddress({ pathname, search }: Place, view: "login" | "signup"): string {
  const query = withoutSignInParams(search);
  query.set("auth", view);
  const returnUrl = new URLSearchParams(search).get("returnUrl");
  if (returnUrl !== null) query.set("returnUrl", returnUrl);
  return addressOf(pathname, query);
}
