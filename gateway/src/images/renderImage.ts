import sharp, { type Sharp } from "sharp";
import type { ImageVariant } from "./imageVariant.ts";
import type { Raster } from "./rasterise.ts";

/** An original with more pixels is refused before it is decoded. */
const MAX_INPUT_PIXELS = 50_000_000;
const MAX_SECONDS = 15;

// Two pictures at once use both cores; threads inside one picture would only add waiting. Nothing is kept between
// pictures: results are on disk.
sharp.concurrency(1);
sharp.cache(false);

function encode(image: Sharp, { format, quality }: ImageVariant): Sharp {
  const encoders: Readonly<Record<ImageVariant["format"], () => Sharp>> = {
    webp: () => image.webp({ quality, effort: 2 }),
    // The encoder's slower efforts save a few per cent of bytes for several times the time.
    avif: () => image.avif({ quality, effort: 1, chromaSubsampling: "4:2:0" }),
    jpeg: () => image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }),
    png: () => image.png({ compressionLevel: 8, palette: quality < 100, quality }),
  };
  return encoders[format]();
}

/**
 * Renders one variant of a picture: rotated, cropped to the size, filtered, encoded.
 *
 * @throws {Error} for bytes that are not a picture, and after 15 s.
 */
export function renderImage(picture: Buffer | Raster, variant: ImageVariant): Promise<Buffer> {
  const input = Buffer.isBuffer(picture)
    ? sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error" })
    : sharp(picture.pixels, {
        raw: { width: picture.width, height: picture.height, channels: picture.channels },
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
