import type { RegisteredBrand } from "@spilhus/contracts";
import { SUPPORT_HOST_PREFIX } from "@spilhus/contracts/support";

/** Origins at which a brand's support frame may be, whichever of its names a page has; a local one on any port. */
export function supportOrigins(
  { domains, vendors }: Pick<RegisteredBrand, "domains" | "vendors">,
  secure: boolean,
): readonly string[] {
  if (vendors.supportWorkspace === undefined) return [];
  const local = domains.local.map((name) => `${SUPPORT_HOST_PREFIX}${name}:*`);
  if (!secure) return local.map((host) => `http://${host}`);
  return [...domains.production.map((name) => SUPPORT_HOST_PREFIX + name), ...local].map(
    (host) => `https://${host}`,
  );
}
