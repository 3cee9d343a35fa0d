import type { BrandDefinition } from "@spilhus/brand";
import { createThemeCss, globalCss } from "@spilhus/ui";

/** Where a site's style sheet is; pages add the build, so that a new one is fetched at once. */
export const STYLESHEET_PATH = "/brand/site.css";

/**
 * The brand's tokens and fonts and the rules of everything that repeats: one file that browsers keep, instead of the
 * same text twice in every page. Larger components bring their own rules with their markup.
 */
export function stylesheet(brand: BrandDefinition): string {
  return `${createThemeCss(brand.theme, { assetBase: "/brand" })}\n${globalCss()}`;
}
