import { dayIn, DUTY_KEYS } from "@spilhus/brand";
import type { Finding } from "../../findings/finding.ts";
import type { Known } from "./known.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

/** The id is the folder's, the relying party covers every production host, every legal constant has a value today. */
export function identityRule(brand: ParsedBrand, { now }: Known): Finding[] {
  const { identity, folder, enabledRoutes = [] } = brand;
  if (!identity) return [];
  const finding = reporter(brand, "identity", "identity");
  const findings: Finding[] = [];
  if (identity.id !== folder.id) {
    findings.push(finding("id", `"${identity.id}" is not the name of its folder, "${folder.id}".`));
  }
  for (const [index, host] of identity.domains.production.entries()) {
    if (host === identity.rpId || host.endsWith(`.${identity.rpId}`)) continue;
    findings.push(
      finding(`domains.production[${index}]`, `"${host}" is not rpId "${identity.rpId}" or a host under it.`),
    );
  }
  const today = dayIn(identity.timezone, now);
  for (const key of DUTY_KEYS) {
    if (identity.compliance[key].some(({ appliesFrom }) => appliesFrom <= today)) continue;
    findings.push(finding(`compliance.${key}`, `has no value that applies on ${today}.`));
  }
  for (const [index, route] of (identity.supportChat?.visitorRoutes ?? []).entries()) {
    if (enabledRoutes.includes(route)) continue;
    findings.push(finding(`supportChat.visitorRoutes[${index}]`, `"${route}" is not enabled on this brand.`));
  }
  return findings;
}
