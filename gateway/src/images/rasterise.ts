import sharp from "sharp";
import type { ImageVariant } from "./imageVariant.ts";
import type { AssetRow } from "./tables.ts";

const SVG_DPI = 72;
const MAX_SECONDS = 30;
/** Widths at which drawings are rasterised, besides their own. */
const STEPS = [400, 720, 960, 1_440] as const;
/** The rasteriser draws wider pictures in two halves, each at the cost of the whole. */
const WIDEST = 1_960;

/** Width of the border in which rounding may make an opaque drawing slightly transparent. */
const FRINGE = 2;

type Drawing = Pick<AssetRow, "width" | "height">;

/**
 * Widths of rasters that a variant can be made from, smallest first. None is wider than the drawing's own width, beyond
 * which its texture shows nothing new.
 */
export function rasterWidths(drawing: Drawing, variant: ImageVariant): readonly number[] {
  const turned = variant.rotation % 180 !== 0;
  const [width, height] = turned ? [variant.height, variant.width] : [variant.width, variant.height];
  const needed = drawing.width * Math.max(width / drawing.width, height / drawing.height);
  const widest = Math.min(drawing.width, WIDEST);
  return [...STEPS.filter((step) => step >= needed && step < widest), widest];
}

/** Raw pixels, with a fourth channel if the drawing is transparent somewhere. */
export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Whether the drawing is opaque, except for a border that the rasteriser's rounding leaves. */
function isOpaque(pixels: Buffer, { width, height }: Pick<Raster, "width" | "height">): boolean {
  for (let y = FRINGE; y < height - FRINGE; y++) {
    const end = (y + 1) * width - FRINGE;
    for (let x = y * width + FRINGE; x < end; x++) if (pixels[x * 4 + 3] !== 255) return false;
  }
  return true;
}

/**
 * Draws an SVG as pixels of a width. It takes about 0.4 s a megapixel, and several variants are made of one drawing:
 * hence rasters are kept.
 *
 * @throws {Error} for a document that is not a drawing or takes longer than 30 s.
 */
export async function rasterise(
  drawing: Pick<AssetRow, "bytes" | "width" | "height">,
  width: number,
): Promise<Raster> {
  const density = Math.max(1, Math.ceil((SVG_DPI * width) / drawing.width));
  const image = sharp(drawing.bytes, { density, failOn: "error" })
    // The rasteriser gets a drawing's own size wrong by a pixel.
    .resize({ width, height: Math.round((width * drawing.height) / drawing.width), fit: "fill" })
    .timeout({ seconds: MAX_SECONDS })
    .ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  if (!isOpaque(data, size)) return { pixels: data, ...size, channels: 4 };
  const raw = { ...size, channels: 4 } as const;
  return { pixels: await sharp(data, { raw }).removeAlpha().raw().toBuffer(), ...size, channels: 3 };
}

/**
 * Encodes a raster at a quality that leaves no visible trace in its variants: as JPEG, which takes a sixth of WebP's
 * time for half as many bytes again, unless it is transparent.
 */
export function packRaster({ pixels, ...raw }: Raster): Promise<Buffer> {
  const image = sharp(pixels, { raw });
  return raw.channels === 3
    ? image.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer()
    : image.webp({ quality: 95, effort: 0, smartSubsample: true }).toBuffer();
}
