import { createHash } from "node:crypto";
import type { BrandDefinition } from "@spilhus/brand";
import { createThemeCss, globalCss, playerCss } from "@spilhus/ui";
import { buildInfo } from "../build-info/buildInfo.ts";

type Styled = Pick<BrandDefinition, "theme">;

/** Where a site's style sheets are. */
const STYLESHEET_PATH = "/brand/site.css";
const PLAYER_STYLESHEET_PATH = "/brand/player.css";

/**
 * The brand's tokens and fonts and the rules of everything that repeats: one file that browsers keep, instead of the
 * same text twice in every page. Larger components bring their own rules with their markup.
 */
export function stylesheet(brand: Styled): string {
  return `${createThemeCss(brand.theme, { assetBase: "/brand" })}\n${globalCss()}`;
}

/** The rules of forms and of the account, the same for every brand: what a guest's pages do without. */
export function playerStylesheet(): string {
  return playerCss();
}

/**
 * A build has one sheet of each kind, and a new build's is fetched at once. While one develops, the address follows the
 * text, so that a hot reload brings an edited sheet.
 */
function addressOf(path: string, text: () => string): string {
  const version =
    process.env.NODE_ENV === "development"
      ? createHash("sha256").update(text()).digest("hex").slice(0, 12)
      : buildInfo.id;
  return `${path}?v=${version}`;
}

/** The address of the sheet that every page names. */
export function stylesheetAddress(brand: Styled): string {
  return addressOf(STYLESHEET_PATH, () => stylesheet(brand));
}

/** The address of the sheet for pages and overlays that a player sees, see `PlayerStyles`. */
export function playerStylesheetAddress(): string {
  return addressOf(PLAYER_STYLESHEET_PATH, playerStylesheet);
}
