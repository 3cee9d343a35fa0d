import { takesVendors, type Route } from "@spilhus/routes";
import { hasSessionCookie } from "../access/index.ts";
import type { Exchange } from "../request/index.ts";

/** Whether scripts of vendors may run in the requested document; `false` when in doubt, and for a brand without vendors. */
export function documentVendors(
  { site, head, search }: Pick<Exchange, "site" | "head" | "search">,
  policyClass: Route["policyClass"],
): boolean {
  const { consent, tagManagerId } = site.brand.vendors;
  if (consent === "local" && tagManagerId === undefined) return false;
  return takesVendors({ policyClass, search, mayBePlayer: hasSessionCookie(head.cookie) });
}
