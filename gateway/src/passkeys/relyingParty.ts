import type { Site } from "../http/index.ts";

/** The relying party id of a site: the brand's domain, or the host of a local site. */
export function relyingPartyOf({ brand, origin }: Site): string {
  const { hostname } = new URL(origin);
  return brand.domains.local.includes(hostname) ? hostname : brand.rpId;
}
