import type { RegisteredBrand } from "@spilhus/contracts";

/** A brand of the registry, for tests of what a stack starts. */
export const BRAND: RegisteredBrand = {
  id: "nordlys",
  name: "Nordlys",
  domains: { production: ["nordlys.dk"], local: ["nordlys.localhost"] },
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: "nordlys.dk",
  enabledRoutes: ["front"],
  guards: {},
  experiments: [],
  vendors: { consent: "local" },
  licence: { licensee: "Nordlys", number: "1" },
};
