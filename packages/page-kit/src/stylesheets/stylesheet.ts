import { createHash } from "node:crypto";
import type { BrandDefinition } from "@spilhus/brand";
import { createThemeCss, globalCss, playerCss } from "@spilhus/ui";
import { buildInfo } from "../build-info/buildInfo.ts";

type Styled = Pick<BrandDefinition, "theme">;

/** Paths of a site's style sheets. */
const STYLESHEET_PATH = "/brand/site.css";
const PLAYER_STYLESHEET_PATH = "/brand/player.css";

/**
 * The brand's tokens, fonts and the rules of shared components, as one file that browsers cache. Inline styles would be
 * sent twice with every page.
 */
export function stylesheet(brand: Styled): string {
  return `${createThemeCss(brand.theme, { assetBase: "/brand" })}\n${globalCss()}`;
}

/** The rules of forms and the account, the same for every brand; guests' pages do not load them. */
export function playerStylesheet(): string {
  return playerCss();
}

/**
 * The address of a sheet. A build has one sheet of each kind, so its address names the build. In development the address names the text, so that
 * a hot reload fetches an edited sheet.
 */
export function sheetAddress(path: string, text: () => string): string {
  const version =
    process.env.NODE_ENV === "development"
      ? createHash("sha256").update(text()).digest("hex").slice(0, 12)
      : buildInfo.id;
  return `${path}?v=${version}`;
}

/** Address of the sheet for every page. */
export function stylesheetAddress(brand: Styled): string {
  return sheetAddress(STYLESHEET_PATH, () => stylesheet(brand));
}

/** Address of the sheet for players' pages and overlays, see `PlayerStyles`. */
export function playerStylesheetAddress(): string {
  return sheetAddress(PLAYER_STYLESHEET_PATH, playerStylesheet);
}
