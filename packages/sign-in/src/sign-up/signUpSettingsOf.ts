import type { BrandDefinition } from "@spilhus/brand";
import { pathOf, routeById } from "@spilhus/routes";
import { brandDuties } from "@spilhus/page-kit/compliance";
import type { SignUpSettings } from "./signUpSettings.ts";

/**
 * The settings of a registration under the law of the current day. The server computes them, so that the browser loads
 * neither routes nor duties.
 */
export function signUpSettingsOf(brand: BrandDefinition): SignUpSettings {
  const { stopSpillet, rofus, treatmentCentres, limitRaise } = brandDuties(brand, new Date());
  return {
    jurisdiction: brand.jurisdiction,
    links: {
      terms: pathOf(routeById("terms")),
      privacy: pathOf(routeById("privacy-policy")),
      customerService: pathOf(routeById("customer-service")),
    },
    limitWaitHours: limitRaise.waitHours,
    help: {
      stopSpillet: { url: stopSpillet.url, phone: stopSpillet.phone },
      rofus: rofus.url,
      treatment: treatmentCentres.url,
    },
  };
}
