import type { Brands } from "./brands.ts";
import type { GatewayConfig } from "./config.ts";
import { ConfigError } from "./configError.ts";

/**
 * Requires a MitID client for every brand in production: players of a brand without one could not log in.
 *
 * @throws {ConfigError} naming the first brand without a client
 */
export function requireClients({ mode, mitId }: Pick<GatewayConfig, "mode" | "mitId">, brands: Brands): void {
  if (mode !== "production" || !mitId) return;
  for (const brand of brands.keys()) {
    if (Object.hasOwn(mitId.clients, brand)) continue;
    throw new ConfigError(`MITID (at clients.${brand}): must be set: nobody could log in on this brand.`);
  }
}
