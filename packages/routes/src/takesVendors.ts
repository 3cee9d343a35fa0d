import type { Route } from "./route.ts";

/** What decides whether vendors may run in a document. */
export interface VendorQuestion {
  readonly policyClass: Route["policyClass"];
  /** Query of the document's address, with its `?`. */
  readonly search: string;
  /** Whether the visitor may be a logged-in player. */
  readonly mayBePlayer: boolean;
}

/** These open sign-in or sign-up over any page, see `entryRedirect` of lib. */
const SIGN_IN_PARAMS: ReadonlySet<string> = new Set(["auth", "returnUrl", "mitid", "step"]);

/** Names may be escaped in an address. */
function opensSignIn(search: string): boolean {
  return search !== "" && [...new URLSearchParams(search).keys()].some((name) => SIGN_IN_PARAMS.has(name));
}

/**
 * Whether scripts of vendors may run in a document: never beside a player's data, a password or a registration. It
 * decides the policy that the edge sends and whether the page starts vendors.
 */
export function takesVendors({ policyClass, search, mayBePlayer }: VendorQuestion): boolean {
  return policyClass === "public" && !mayBePlayer && !opensSignIn(search);
}
