import { createHash } from "node:crypto";
import type { BrandDefinition } from "@spilhus/brand";
import { createThemeCss, globalCss } from "@spilhus/ui";
import { buildInfo } from "../builds/buildInfo.ts";

type Styled = Pick<BrandDefinition, "theme">;

/** Where a site's style sheet is. */
const STYLESHEET_PATH = "/brand/site.css";

/**
 * The brand's tokens and fonts and the rules of everything that repeats: one file that browsers keep, instead of the
 * same text twice in every page. Larger components bring their own rules with their markup.
 */
export function stylesheet(brand: Styled): string {
  return `${createThemeCss(brand.theme, { assetBase: "/brand" })}\n${globalCss()}`;
}

/**
 * The address a page names: a build has one sheet, and a new build's is fetched at once. While one develops, the
 * address follows the text, so that a hot reload brings an edited sheet.
 */
export function stylesheetAddress(brand: Styled): string {
  const version =
    process.env.NODE_ENV === "development"
      ? createHash("sha256").update(stylesheet(brand)).digest("hex").slice(0, 12)
      : buildInfo.id;
  return `${STYLESHEET_PATH}?v=${version}`;
}
