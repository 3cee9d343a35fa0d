import type { RegisteredBrand } from "@spilhus/contracts";

const brand = (id: string, name: string, enabledRoutes: readonly string[]): RegisteredBrand => ({
  id,
  name,
  domains: { production: [`${id}.dk`], local: [`${id}.localhost`] },
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: `${id}.dk`,
  enabledRoutes: [...enabledRoutes],
  guards: {},
  experiments: [],
  vendors: { consent: "local" },
  licence: { licensee: "Test ApS", number: "1" },
});

/** A brand with every category, and one without slots and casino. */
export const TEST_BRANDS = [
  brand("fjord", "Fjord", ["front", "slots", "casino", "bingo", "banko"]),
  brand("eng", "Eng", ["front", "bingo", "banko"]),
] as const;
