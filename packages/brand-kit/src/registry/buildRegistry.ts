import { BrandRegistrySchema, type BrandRegistry } from "@spilhus/contracts";
import * as z from "zod";
import { dayIn, dutiesOn } from "@spilhus/brand";
import type { DiscoveredBrand } from "./discoverBrands.ts";

/** What edge and gateway are told about the brands (`brands.json`). */
export function buildRegistry(brands: readonly DiscoveredBrand[], now = new Date()): BrandRegistry {
  const registry = {
    brands: brands.map(({ identity, enabledRoutes, guards, experiments }) => {
      const { licensee, licenceNumber } = dutiesOn(identity.compliance, dayIn(identity.timezone, now));
      return {
        id: identity.id,
        name: identity.name,
        domains: identity.domains,
        locales: identity.locales,
        timezone: identity.timezone,
        rpId: identity.rpId,
        enabledRoutes,
        guards,
        experiments,
        vendors: {
          consent: identity.consent,
          ...(identity.tagManagerId === undefined ? {} : { tagManagerId: identity.tagManagerId }),
        },
        licence: { licensee, number: licenceNumber },
        // All of them, with their days: the gateway takes each from its day on, without being started anew.
        duties: identity.compliance,
      };
    }),
  };
  return z.parse(BrandRegistrySchema, registry);
}
