export { formatFinding, type Finding, type RuleId } from "../conformance/finding.ts";
export { knownNow, type Known } from "../conformance/known.ts";
export { brandFolderNames } from "../folder/brandFolderNames.ts";
export { BrandConfigError } from "../registry/brandConfigError.ts";
export { buildRegistry } from "../registry/buildRegistry.ts";
export { discoverBrands, type DiscoveredBrand, type Discovery } from "../registry/discoverBrands.ts";
export { repositoryRoot } from "../registry/repositoryRoot.ts";
export { STUB_MARK, stubFiles } from "../stubs/stubFiles.ts";
export { stubChanges, writeStubs, type StubChanges } from "../stubs/writeStubs.ts";
