import { PART_FILES, type PartName } from "../../brand-folder/brandFolder.ts";
import type { Finding, RuleId } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";

/** Creates the findings of one rule about one file of a brand. */
export function reporter(brand: ParsedBrand, part: PartName, rule: RuleId) {
  const file = `${brand.folder.path}/${PART_FILES[part].file}`;
  return (key: string, message: string, level: Finding["level"] = "error"): Finding => ({
    level,
    file,
    key,
    rule,
    message,
  });
}
