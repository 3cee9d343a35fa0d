import type { IllustrationPalette } from "../art/index.ts";
import { svgFile, type SvgFile } from "./svgFile.ts";

/** Draws SVG documents, each with a `viewBox` and the same for the same name. */
export interface Illustrator {
  game(slug: string, format: "portrait" | "landscape" | "wide"): string;
  /** Uses the style's own inks when none are given. */
  illustration(style: string, id: string, inks?: IllustrationPalette): string;
  cover(style: string, seed: string, inks?: IllustrationPalette): string;
}

const NAME =
  /^seed:(game|illustration|cover)\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\/([0-9a-f]{6}(?:-[0-9a-f]{6}){5}))?$/;

/** Parses the inks at the end of an asset name, in the order in which brand authoring writes them. */
function parseInks(text: string | undefined): IllustrationPalette | undefined {
  if (text === undefined) return undefined;
  const [ground = "", ink = "", sun = "", warm = "", leaf = "", cool = ""] = text
    .split("-")
    .map((hex) => `#${hex}`);
  return { ground, ink, sun, warm, leaf, cool };
}

/**
 * Draws the picture that an asset name asks for.
 *
 * @throws {Error} for a name of another form.
 */
export function drawAsset(illustrator: Illustrator, name: string): SvgFile {
  const [, kind, first = "", second = "", inkText] = NAME.exec(name) ?? [];
  const inks = parseInks(inkText);
  const fileName = `${first}-${second}`;
  if (kind === "illustration") return svgFile(fileName, illustrator.illustration(first, second, inks));
  if (kind === "cover") return svgFile(fileName, illustrator.cover(first, second, inks));
  if (kind === "game" && (second === "portrait" || second === "landscape" || second === "wide")) {
    return svgFile(fileName, illustrator.game(first, second));
  }
  throw new Error(
    `"${name}" names no drawing: seed:illustration/<style>/<id>, seed:cover/<style>/<seed>, seed:game/<slug>/<format>; inks as six hex colours after the first two.`,
  );
}
