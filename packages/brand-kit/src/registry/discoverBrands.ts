import type { MoneyChecks, ThemeTokens } from "@spilhus/contracts";
import type { RouteId } from "@spilhus/routes";
import { definitionFindings } from "../conformance/definitionFindings.ts";
import type { Finding } from "../findings/finding.ts";
import { knownNow } from "../conformance/rules/known.ts";
import { parseBrand } from "../brand-folder/parsedBrand.ts";
import { domainsRule } from "../conformance/rules/domains.ts";
import type { BrandExperiment, BrandGuards, BrandIdentity, BrandNavigation } from "@spilhus/brand";
import { brandFolderNames } from "../brand-folder/brandFolderNames.ts";
import { readBrandFolder } from "../brand-folder/readBrandFolder.ts";
import { BrandConfigError } from "./brandConfigError.ts";

/** A brand folder that can be served. */
export interface DiscoveredBrand {
  readonly id: string;
  /** `brands/<id>` and `apps/<id>`, relative to the root. */
  readonly folder: string;
  readonly app: string;
  readonly identity: BrandIdentity;
  readonly enabledRoutes: readonly RouteId[];
  readonly navigation: BrandNavigation;
  readonly guards: BrandGuards;
  readonly experiments: readonly BrandExperiment[];
  readonly moneyChecks: MoneyChecks;
  readonly theme: ThemeTokens;
}

export interface Discovery {
  /** Sorted by id. */
  readonly brands: readonly DiscoveredBrand[];
  /** Findings that stop nothing, such as an experiment that has ended. */
  readonly warnings: readonly Finding[];
}

/**
 * Reads and checks every folder under `<root>/brands`. There is no other list of brands.
 *
 * @throws {BrandConfigError} when a brand cannot be served, or when there is none.
 */
export async function discoverBrands(root: string, now = new Date()): Promise<Discovery> {
  const names = await brandFolderNames(root);
  const parsed = (await Promise.all(names.map((name) => readBrandFolder(root, name)))).map(parseBrand);
  const findings = [
    ...parsed.flatMap((brand) => definitionFindings(brand, knownNow(now))),
    ...domainsRule(parsed),
  ];
  const errors = findings.filter(({ level }) => level === "error");
  if (errors.length > 0) throw new BrandConfigError(errors);
  const brands: DiscoveredBrand[] = [];
  for (const { folder, identity, enabledRoutes, navigation, guards, experiments, ...parts } of parsed) {
    const { moneyChecks, theme } = parts;
    if (!identity || !enabledRoutes || !navigation || !guards || !experiments) continue;
    if (!moneyChecks || !theme) continue;
    brands.push({
      id: identity.id,
      folder: folder.path,
      app: `apps/${identity.id}`,
      identity,
      enabledRoutes,
      navigation,
      guards: guards as BrandGuards, // guardsRule has checked every id
      experiments,
      moneyChecks,
      theme,
    });
  }
  if (brands.length === 0) {
    throw new BrandConfigError([
      {
        level: "error",
        file: "brands",
        key: "",
        rule: "file",
        message: "there is no brand. Make one with npm run brand:new -- <id>.",
      },
    ]);
  }
  return { brands, warnings: findings.filter(({ level }) => level === "warning") };
}
