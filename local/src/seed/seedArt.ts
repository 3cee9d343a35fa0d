import type { NewAsset } from "@spilhus/gateway";
import type { IllustrationPalette } from "../art/index.ts";

/** The illustrator: SVG documents, each with a `viewBox`, the same for the same name. */
export interface SeedArt {
  game(slug: string, format: "portrait" | "landscape" | "wide"): string;
  /** Inks are the style's own when absent. */
  illustration(style: string, id: string, inks?: IllustrationPalette): string;
  cover(style: string, seed: string, inks?: IllustrationPalette): string;
}

const NAME =
  /^seed:(game|illustration|cover)\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\/([0-9a-f]{6}(?:-[0-9a-f]{6}){5}))?$/;

/** The inks at the end of a name, in the order the brand's authoring writes them. */
function inksIn(text: string | undefined): IllustrationPalette | undefined {
  if (text === undefined) return undefined;
  const [ground = "", ink = "", sun = "", warm = "", leaf = "", cool = ""] = text
    .split("-")
    .map((hex) => `#${hex}`);
  return { ground, ink, sun, warm, leaf, cool };
}

/**
 * Draws what an asset name says.
 *
 * @throws {Error} for a name of another form.
 */
export function drawAsset(art: SeedArt, space: number, name: string): NewAsset {
  const [, kind, first = "", second = "", inked] = NAME.exec(name) ?? [];
  const inks = inksIn(inked);
  if (kind === "illustration")
    return svgAsset(space, `${first}-${second}`, art.illustration(first, second, inks));
  if (kind === "cover") return svgAsset(space, `${first}-${second}`, art.cover(first, second, inks));
  if (kind === "game" && (second === "portrait" || second === "landscape" || second === "wide")) {
    return svgAsset(space, `${first}-${second}`, art.game(first, second));
  }
  throw new Error(
    `"${name}" names no drawing: seed:illustration/<style>/<id>, seed:cover/<style>/<seed>, seed:game/<slug>/<format>; inks as six hex colours after the first two.`,
  );
}

/** An SVG document as an original of the image service. */
export function svgAsset(space: number, name: string, svg: string): NewAsset {
  const [, width, height] = /\bviewBox="0 0 (\d+)(?:\.\d+)? (\d+)(?:\.\d+)?"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`The drawing "${name}" has no viewBox from 0 0.`);
  const size = { width: Number(width), height: Number(height) };
  return { space, name: `${name}.svg`, mime: "image/svg+xml", ...size, bytes: Buffer.from(svg) };
}
