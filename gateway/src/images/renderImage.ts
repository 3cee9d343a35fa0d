import sharp, { type Sharp } from "sharp";
import type { ImageVariant } from "./imageVariant.ts";
import type { AssetRow } from "./tables.ts";

/** An original of more pixels is refused before it is unpacked. */
const MAX_INPUT_PIXELS = 50_000_000;
const MAX_SECONDS = 8;
const SVG_DPI = 72;
const MAX_DENSITY = 7_200;

// Two pictures at once use both cores; threads inside one picture would only add waiting. Nothing is kept between
// pictures: what was made lies on disk.
sharp.concurrency(1);
sharp.cache(false);

function encode(image: Sharp, { format, quality }: ImageVariant): Sharp {
  const options: { [Name in ImageVariant["format"]]: () => Sharp } = {
    webp: () => image.webp({ quality, effort: 3 }),
    // The encoder's slower efforts save a few per cent of bytes for ten times the time.
    avif: () => image.avif({ quality, effort: 2, chromaSubsampling: "4:2:0" }),
    jpeg: () => image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }),
    png: () => image.png({ compressionLevel: 8, palette: quality < 100, quality }),
  };
  return options[format]();
}

/** Dots per inch at which a drawing comes out at least as large as the variant. */
function density(original: Pick<AssetRow, "mime" | "width" | "height">, variant: ImageVariant): number {
  if (original.mime !== "image/svg+xml") return SVG_DPI;
  const turned = variant.rotation % 180 !== 0;
  const [width, height] = turned ? [variant.height, variant.width] : [variant.width, variant.height];
  const scale = Math.max(width / original.width, height / original.height);
  return Math.min(MAX_DENSITY, Math.max(1, Math.ceil(SVG_DPI * scale)));
}

/**
 * Makes one variant of an original: turned, cropped to the size, filtered, encoded.
 *
 * @throws {Error} for an original that is no picture or takes longer than 8 s.
 */
export async function renderImage(
  original: Pick<AssetRow, "mime" | "width" | "height" | "bytes">,
  variant: ImageVariant,
): Promise<Buffer> {
  const input = sharp(original.bytes, {
    density: density(original, variant),
    limitInputPixels: MAX_INPUT_PIXELS,
    failOn: "error",
  });
  let image = variant.rotation === 0 ? input.autoOrient() : input.rotate(variant.rotation);
  image = image.resize({
    width: variant.width,
    height: variant.height,
    fit: "cover",
    position: variant.smart ? sharp.strategy.attention : "centre",
  });
  if (variant.blur > 0) image = image.blur(Math.max(0.3, variant.blur / 2));
  if (variant.brightness > 0) image = image.modulate({ brightness: 1 + variant.brightness / 100 });
  return encode(image, variant).timeout({ seconds: MAX_SECONDS }).toBuffer();
}
