import { routeById } from "@spilhus/routes";
import type { NavigationItem } from "@spilhus/brand";
import type { Finding } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

/** Every entry leads to an enabled page without path parameters; the primary navigation names each page once. */
export function navigationRule(brand: ParsedBrand): Finding[] {
  const { navigation, enabledRoutes } = brand;
  if (!navigation || !enabledRoutes) return [];
  const finding = reporter(brand, "navigation", "navigation");
  const findings: Finding[] = [];
  const check = (key: string, { route }: NavigationItem) => {
    if (!enabledRoutes.includes(route)) {
      const feature = routeById(route).feature;
      findings.push(finding(key, `"${route}" is not enabled: brand.ts has no feature "${feature}".`));
    }
    if (routeById(route).path.includes("{")) {
      findings.push(finding(key, `"${route}" needs path parameters and cannot be linked from navigation.`));
    }
  };
  for (const [index, item] of navigation.primary.entries()) {
    check(`primary[${index}].route`, item);
    if (navigation.primary.findIndex(({ route }) => route === item.route) !== index) {
      findings.push(finding(`primary[${index}].route`, `"${item.route}" is there twice.`));
    }
  }
  check("action.route", navigation.action);
  for (const [group, { items }] of navigation.footer.entries()) {
    for (const [index, item] of items.entries()) check(`footer[${group}].items[${index}].route`, item);
  }
  return findings;
}
