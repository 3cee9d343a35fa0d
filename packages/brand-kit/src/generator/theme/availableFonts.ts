import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ThemeTokensSchema, type FontToken, type ThemeTokens } from "@spilhus/contracts";
import * as z from "zod";
import { brandFolderNames } from "../../brand-folder/brandFolderNames.ts";

/** A font that a brand of this repository uses: subset for Danish, with measured metrics. */
export interface AvailableFont {
  readonly role: "display" | "body";
  readonly scheme: ThemeTokens["scheme"];
  readonly token: FontToken;
  /** Absolute path of the file. */
  readonly path: string;
}

/** Every font of a repository's brands. Brands with an invalid theme are left out. */
export async function availableFonts(root: string): Promise<AvailableFont[]> {
  const fonts: AvailableFont[] = [];
  for (const brand of await brandFolderNames(root)) {
    const file = join(root, "brands", brand, "theme.tokens.json");
    if (!existsSync(file)) continue;
    const theme = z.safeParse(ThemeTokensSchema, JSON.parse(await readFile(file, "utf8")));
    if (!theme.success) continue;
    for (const role of ["display", "body"] as const) {
      const token = theme.data.font[role];
      const path = join(root, "brands", brand, "assets", token.file);
      const isKnown = fonts.some((font) => font.token.file === token.file);
      if (existsSync(path) && !isKnown) fonts.push({ role, scheme: theme.data.scheme, token, path });
    }
  }
  return fonts;
}

/**
 * The fonts of a new brand: a heading font of its scheme with a text font that no brand of that scheme uses, so that it
 * looks like none of them; any fonts where there is no such pair.
 *
 * @throws {Error} when no brand has a font.
 */
export function chooseFonts(
  fonts: readonly AvailableFont[],
  scheme: ThemeTokens["scheme"],
): { readonly display: AvailableFont; readonly body: AvailableFont } {
  const displays = fonts.filter(({ role }) => role === "display");
  const bodies = fonts.filter(({ role }) => role === "body");
  const display = displays.find((font) => font.scheme === scheme) ?? displays[0];
  const body = bodies.find((font) => font.scheme !== display?.scheme) ?? bodies[0];
  if (!display || !body)
    throw new Error("There is no brand to take fonts from: add font files to one in brands/.");
  return { display, body };
}
