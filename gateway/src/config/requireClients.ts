import type { Brands } from "./brands.ts";
import type { GatewayConfig } from "./config.ts";
import { ConfigError } from "./configError.ts";

/**
 * Has MitID's broker know every brand, in production: where one is left out nobody could log in.
 *
 * @throws {ConfigError} naming the first brand that has no client there
 */
export function requireClients({ mode, mitId }: Pick<GatewayConfig, "mode" | "mitId">, brands: Brands): void {
  if (mode !== "production" || !mitId) return;
  for (const brand of brands.keys()) {
    if (Object.hasOwn(mitId.clients, brand)) continue;
    throw new ConfigError(`MITID (at clients.${brand}): must be set: nobody could log in on this brand.`);
  }
}
