import type { RegisteredBrand } from "@spilhus/contracts";

/** A brand as the registry names it, as far as nginx needs it. */
export function testBrand(id: string, production = [`${id}.example`, `www.${id}.example`]): RegisteredBrand {
  return {
    id,
    name: id,
    domains: { production, local: [`${id}.localhost`] },
    locales: ["da", "en"],
    timezone: "Europe/Copenhagen",
    rpId: `${id}.example`,
    enabledRoutes: [],
    guards: {},
    experiments: [],
    vendors: { consent: "local" },
    licence: { licensee: id, number: "1" },
  };
}
