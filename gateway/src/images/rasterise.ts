import sharp from "sharp";
import type { ImageVariant } from "./imageVariant.ts";
import type { AssetRow } from "./tables.ts";

const SVG_DPI = 72;
const MAX_SECONDS = 30;
/** Widths at which drawings are rasterised, besides their own. */
const STEPS = [400, 720, 960, 1_440] as const;
/** The rasteriser draws wider pictures in two halves, each at the cost of the whole. */
const WIDEST = 1_960;

type Drawing = Pick<AssetRow, "width" | "height">;

/**
 * Widths of rasters a variant can be made of, smallest first. None is wider than the drawing was drawn for: above that
 * its grain shows nothing new.
 */
export function rasterWidths(drawing: Drawing, variant: ImageVariant): readonly number[] {
  const turned = variant.rotation % 180 !== 0;
  const [width, height] = turned ? [variant.height, variant.width] : [variant.width, variant.height];
  const needed = drawing.width * Math.max(width / drawing.width, height / drawing.height);
  const widest = Math.min(drawing.width, WIDEST);
  return [...STEPS.filter((step) => step >= needed && step < widest), widest];
}

/** Pixels as they are drawn. */
export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/**
 * Draws an SVG as pixels of a width. It takes about 0.4 s a megapixel, and several variants are made of one drawing:
 * hence rasters are kept.
 *
 * @throws {Error} for a document that is no drawing or takes longer than 30 s.
 */
export async function rasterise(
  drawing: Pick<AssetRow, "bytes" | "width" | "height">,
  width: number,
): Promise<Raster> {
  const density = Math.max(1, Math.ceil((SVG_DPI * width) / drawing.width));
  const { data, info } = await sharp(drawing.bytes, { density, failOn: "error" })
    // A drawing's own size comes out of the rasteriser a pixel off.
    .resize({ width, height: Math.round((width * drawing.height) / drawing.width), fit: "fill" })
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** Packs a raster so finely that what is made of it shows no trace of the step between. */
export const packRaster = ({ pixels, ...raw }: Raster): Promise<Buffer> =>
  sharp(pixels, { raw }).webp({ quality: 95, effort: 0, smartSubsample: true }).toBuffer();
