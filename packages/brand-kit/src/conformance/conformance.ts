import type { BrandFolder } from "../brand-folder/brandFolder.ts";
import { definitionFindings } from "./definitionFindings.ts";
import type { Finding } from "../findings/finding.ts";
import type { Known } from "./rules/known.ts";
import { parseBrand } from "../brand-folder/parsedBrand.ts";
import { assetsRule } from "./rules/assets.ts";
import { contentRule } from "./rules/content.ts";
import { contrastRule } from "./rules/contrast.ts";
import { messagesRule } from "./rules/messages.ts";
import { sizeRule } from "./rules/size.ts";

/**
 * Every error and warning of a brand. Pure: checks what has been read, the folder with
 * its stories, against what is known around it. Rules between brands are in {@link crossBrandConformance}.
 */
export function conformance(folder: BrandFolder, known: Known): Finding[] {
  const brand = parseBrand(folder);
  return [
    ...definitionFindings(brand, known),
    ...contrastRule(brand),
    ...assetsRule(brand),
    ...messagesRule(brand, known),
    ...sizeRule(brand),
    ...contentRule(brand),
  ];
}
