import { CONTRAST_PAIRS } from "@spilhus/contracts";
import { wcagContrast } from "culori";
import type { Finding } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

/** Every declared pair of colours reaches its WCAG 2.2 ratio (1.4.3, 1.4.11). */
export function contrastRule(brand: ParsedBrand): Finding[] {
  const color = brand.theme?.color;
  if (!color) return [];
  const finding = reporter(brand, "theme", "contrast");
  return CONTRAST_PAIRS.flatMap(({ foreground, background, minimum }) => {
    const ratio = wcagContrast(color[foreground], color[background]);
    if (ratio >= minimum) return [];
    // Rounded down, so that 4.4996 is not called 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [
      finding(
        `color.${foreground}`,
        `${color[foreground]} on ${background} ${color[background]} has ${shown}:1, must have ${minimum}:1.`,
      ),
    ];
  });
}
