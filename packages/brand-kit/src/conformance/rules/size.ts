import type { Finding } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

/** A brand that needs more says it in `site`, as a slot or variant every brand may choose. */
export const MAX_IDENTITY_LINES = 60;

/** A brand is data: `brand.ts` stays short and no file holds markup. */
export function sizeRule(brand: ParsedBrand): Finding[] {
  const { path, files, identityLines } = brand.folder;
  const findings: Finding[] = files
    .filter((file) => /\.[jt]sx$/.test(file))
    .map((file) => ({
      level: "error",
      file: `${path}/${file}`,
      key: "",
      rule: "size",
      message: "holds markup. A brand is data: choose a variant of look, or add one to site.",
    }));
  if (identityLines > MAX_IDENTITY_LINES) {
    const message = `has ${identityLines} lines, at most ${MAX_IDENTITY_LINES} are allowed.`;
    findings.push(reporter(brand, "identity", "size")("", message));
  }
  return findings;
}
