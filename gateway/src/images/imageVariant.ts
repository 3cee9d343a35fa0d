import { IMAGE_LADDER, IMAGE_LIMITS } from "@spilhus/contracts";
import type { ImageFormat, ImageOptions } from "./imageOptions.ts";
import type { AssetRow } from "./tables.ts";

/** A rendered form of an original. Few forms exist, however many addresses visitors try. */
export interface ImageVariant {
  readonly width: number;
  readonly height: number;
  readonly smart: boolean;
  readonly format: ImageFormat;
  readonly quality: number;
  readonly blur: number;
  readonly brightness: number;
  readonly rotation: ImageOptions["rotation"];
}

const HEIGHT_STEP = 4;
const DEFAULT_QUALITY: Readonly<Record<ImageFormat, number>> = { webp: 75, avif: 50, jpeg: 80, png: 100 };
const { maxDimension } = IMAGE_LIMITS;

/** The smallest width of the ladder that is large enough. */
const widthFrom = (size: number): number =>
  IMAGE_LADDER.widths.find((width) => width >= size) ?? maxDimension;
const step = (value: number, size: number) => Math.round(value / size) * size;

/** The value of a ladder nearest to the requested one. */
const nearest = (ladder: readonly number[], value: number): number =>
  ladder.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));

/** Never larger than the original: enlarging is expensive and shows nothing new. */
function sizeOf(
  asked: ImageOptions,
  original: Pick<AssetRow, "width" | "height">,
): { width: number; height: number } {
  const turned = asked.rotation % 180 !== 0;
  const [ownWidth, ownHeight] = turned
    ? [original.height, original.width]
    : [original.width, original.height];
  const ratio = asked.width > 0 && asked.height > 0 ? asked.height / asked.width : ownHeight / ownWidth;
  const wanted = asked.width > 0 ? asked.width : asked.height > 0 ? asked.height / ratio : ownWidth;
  const widest = Math.min(ownWidth, ownHeight / ratio, maxDimension, maxDimension / ratio);
  const width = Math.max(1, Math.floor(Math.min(widthFrom(wanted), widest)));
  const height = Math.max(HEIGHT_STEP, step(width * ratio, HEIGHT_STEP));
  return { width, height: Math.min(height, ownHeight, maxDimension) };
}

function formatOf(asked: ImageFormat | undefined, mime: AssetRow["mime"]): ImageFormat {
  if (asked) return asked;
  const own: Partial<Record<AssetRow["mime"], ImageFormat>> = {
    "image/png": "png",
    "image/jpeg": "jpeg",
    "image/avif": "avif",
  };
  return own[mime] ?? "webp";
}

/** Maps requested options to one of the few variants. */
export function imageVariant(
  asked: ImageOptions,
  original: Pick<AssetRow, "width" | "height" | "mime">,
): ImageVariant {
  const format = formatOf(asked.format, original.mime);
  return {
    ...sizeOf(asked, original),
    smart: asked.smart,
    format,
    quality: nearest(IMAGE_LADDER.quality, asked.quality ?? DEFAULT_QUALITY[format]),
    blur: nearest(IMAGE_LADDER.blur, asked.blur),
    brightness: nearest(IMAGE_LADDER.brightness, asked.brightness),
    rotation: asked.rotation,
  };
}
