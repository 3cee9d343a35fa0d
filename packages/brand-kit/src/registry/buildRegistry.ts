import { BrandRegistrySchema, type BrandRegistry } from "@spilhus/contracts";
import * as z from "zod";
import { brandDuties } from "@spilhus/brand";
import type { DiscoveredBrand } from "./discoverBrands.ts";

/** `brands.json`: what edge and gateway know about the brands. */
export function buildRegistry(brands: readonly DiscoveredBrand[]): BrandRegistry {
  const registry = {
    brands: brands.map(({ identity, enabledRoutes, guards, experiments, moneyChecks }) => {
      const { licensee, licenceNumber } = identity.compliance;
      return {
        id: identity.id,
        name: identity.name,
        domains: identity.domains,
        jurisdiction: identity.jurisdiction,
        locales: identity.locales,
        timezone: identity.timezone,
        rpId: identity.rpId,
        enabledRoutes,
        guards,
        experiments,
        vendors: {
          consent: identity.consent,
          ...(identity.tagManagerId === undefined ? {} : { tagManagerId: identity.tagManagerId }),
          ...(identity.supportChat?.vendor === undefined
            ? {}
            : { supportWorkspace: identity.supportChat.vendor.workspace }),
        },
        ...(identity.winners && { winners: identity.winners }),
        ...(identity.studios === undefined ? {} : { studios: [...identity.studios] }),
        licence: { licensee, number: licenceNumber },
        hasSupport: identity.supportChat !== undefined,
        // Every rule with its day: the gateway applies each from its day on, without a restart.
        duties: brandDuties(identity),
        moneyChecks,
      };
    }),
  };
  return z.parse(BrandRegistrySchema, registry);
}
