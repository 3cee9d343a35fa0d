import { PREVIEW_PARAM, ROUTER_PARAM } from "@spilhus/contracts";

/** Longest redirect target, see `redirectTarget`. */
const MAX_ADDRESS = 2_048;
const INTERNAL_PARAMS = [ROUTER_PARAM, PREVIEW_PARAM];

/** The query of an address: without the router's marker and the editor's preview secret. */
export function visitorsQuery(address: string): string {
  const [, search = ""] = address.split(/\?(.*)/s);
  const hasInternal = INTERNAL_PARAMS.some((name) => search.includes(name));
  const query = new URLSearchParams(search);
  for (const name of INTERNAL_PARAMS) query.delete(name);
  return hasInternal ? query.toString() : search;
}

/** The address as a value of `returnUrl`, with the visitor's own query. */
export function returnAddress(address: string): string {
  const [path = ""] = address.split("?", 1);
  const query = visitorsQuery(address);
  const back = query === "" ? path : `${path}?${query}`;
  return encodeURIComponent(back.length > MAX_ADDRESS ? path : back);
}
