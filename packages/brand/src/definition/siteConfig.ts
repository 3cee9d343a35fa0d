import { EXPERIMENT_COOKIE_PREFIX } from "@spilhus/contracts";
import type { BrandDefinition } from "./defineBrand.ts";
import type { BrandExperiment } from "./experiments.ts";

/** The site config (R3.04): brand, front-page URL, services, guards, experiments. */
export interface SiteConfig {
  readonly brand: string;
  readonly frontPageUrl: string;
  /** External services of the brand; an absent one is not loaded. */
  readonly services: Pick<BrandDefinition, "consent" | "tagManagerId" | "supportChat">;
  readonly guards: BrandDefinition["guards"];
  readonly experiments: readonly (BrandExperiment & { readonly cookieName: string })[];
}

/**
 * The site config of a brand (R3.04).
 *
 * @param origin where this installation serves the brand; the canonical production host when absent.
 */
export function siteConfig(
  brand: BrandDefinition,
  origin = `https://${brand.domains.production[0]}`,
): SiteConfig {
  const { consent, tagManagerId, supportChat } = brand;
  return {
    brand: brand.id,
    frontPageUrl: new URL("/", origin).href,
    services: {
      consent,
      ...(tagManagerId === undefined ? {} : { tagManagerId }),
      ...(supportChat === undefined ? {} : { supportChat }),
    },
    guards: brand.guards,
    experiments: brand.experiments.map((experiment) => ({
      ...experiment,
      cookieName: `${EXPERIMENT_COOKIE_PREFIX}${experiment.name}`,
    })),
  };
}
