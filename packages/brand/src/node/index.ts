export { formatFinding, type Finding, type RuleId } from "../conformance/finding.ts";
export { knownNow, type Known } from "../conformance/known.ts";
export { brandFolderNames } from "../folder/brandFolderNames.ts";
export { BrandConfigError } from "../registry/brandConfigError.ts";
export { buildRegistry } from "../registry/buildRegistry.ts";
export { discoverBrands, type DiscoveredBrand, type Discovery } from "../registry/discoverBrands.ts";
export { repositoryRoot } from "../registry/repositoryRoot.ts";
