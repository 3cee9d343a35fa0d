import { PREVIEW_PARAM, ROUTER_PARAM } from "@spilhus/contracts";

/** Longest redirect target, see `redirectTarget`. */
const MAX_ADDRESS = 2_048;
const INTERNAL_PARAMS = [ROUTER_PARAM, PREVIEW_PARAM];

/** The address as a value of `returnUrl`: without the router's marker and the editor's preview secret. */
export function returnAddress(address: string): string {
  const [path = "", search = ""] = address.split(/\?(.*)/s);
  const hasInternal = INTERNAL_PARAMS.some((name) => search.includes(name));
  const query = new URLSearchParams(search);
  for (const name of INTERNAL_PARAMS) query.delete(name);
  const rest = hasInternal ? query.toString() : search;
  const back = rest === "" ? path : `${path}?${rest}`;
  return encodeURIComponent(back.length > MAX_ADDRESS ? path : back);
}
