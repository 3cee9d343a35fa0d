import { brandDuties } from "@spilhus/brand";
import { JURISDICTIONS, legalDay, weakerDuties } from "@spilhus/jurisdiction";
import type { Finding } from "../../findings/finding.ts";
import type { Known } from "./known.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

type Identity = NonNullable<ParsedBrand["identity"]>;

/** A studio's frame is of another origin than the brand's own, in production as on a developer's machine. */
function studioFindings(
  studios: NonNullable<Identity["studios"]>,
  { production, local }: Identity["domains"],
  finding: ReturnType<typeof reporter>,
): Finding[] {
  return studios.flatMap(({ id, origin }, index) => {
    const { hostname } = new URL(origin);
    const findings: Finding[] = [];
    if (studios.findIndex((other) => other.id === id) !== index) {
      findings.push(finding(`studios[${index}].id`, `"${id}" stands here twice.`));
    }
    if (/(?:^|\.)localhost$/.test(hostname)) {
      findings.push(
        finding(`studios[${index}].origin`, `"${origin}" is on one machine only. A local stack has its own.`),
      );
    }
    if ([...production, ...local].includes(hostname)) {
      findings.push(
        finding(
          `studios[${index}].origin`,
          `"${origin}" is the brand's own: a frame of it could act as the page.`,
        ),
      );
    }
    return findings;
  });
}

/** The id is the folder's name, the relying party covers every production host, no duty is weaker than the law. */
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
  const today = legalDay(identity, now);
  for (const [duty, rules] of Object.entries(brandDuties(identity))) {
    const days = rules.map(({ appliesFrom }) => appliesFrom);
    const key = `compliance.stricter.${duty}`;
    if (!days.some((day) => day <= today))
      findings.push(finding(key, `has no value that applies on ${today}.`));
    const twice = days.find((day, index) => days.indexOf(day) !== index);
    if (twice !== undefined) findings.push(finding(key, `has two values that apply from ${twice}.`));
  }
  const { law } = JURISDICTIONS[identity.jurisdiction];
  for (const { duty, index, figure, given, bound, demanded } of weakerDuties(
    identity.compliance.stricter ?? {},
    law,
  )) {
    const key = `compliance.stricter.${duty}[${index}].${figure}`;
    findings.push(finding(key, `${given} is less strict than the law: it must be ${bound} ${demanded}.`));
  }
  for (const [index, route] of (identity.supportChat?.visitorRoutes ?? []).entries()) {
    if (enabledRoutes.includes(route)) continue;
    findings.push(finding(`supportChat.visitorRoutes[${index}]`, `"${route}" is not enabled on this brand.`));
  }
  return [...findings, ...studioFindings(identity.studios ?? [], identity.domains, finding)];
}
