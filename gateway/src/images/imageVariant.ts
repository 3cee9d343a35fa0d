import { IMAGE_LIMITS } from "@spilhus/contracts";
import type { ImageFormat, ImageOptions } from "./imageOptions.ts";
import type { AssetRow } from "./tables.ts";

/** What is made of an original. There are few of them, however many addresses are invented. */
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

/** The widths that are made; an asked one becomes the next that is not smaller. */
export const WIDTHS: readonly number[] = [
  16, 32, 48, 64, 96, 128, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640, 720, 800, 960, 1120, 1200, 1280,
  1440, 1600, 1920, 2240, 2560, 3200, 4000,
];
const HEIGHT_STEP = 4;
const FILTER_STEP = 5;
const DEFAULT_QUALITY: Readonly<Record<ImageFormat, number>> = { webp: 75, avif: 50, jpeg: 80, png: 100 };
const { maxDimension } = IMAGE_LIMITS;

const ladder = (size: number) => WIDTHS.find((width) => width >= size) ?? maxDimension;
const step = (value: number, size: number) => Math.round(value / size) * size;

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
  const width = ladder(Math.min(wanted, maxDimension, maxDimension / ratio));
  const height = Math.min(maxDimension, Math.max(HEIGHT_STEP, step(width * ratio, HEIGHT_STEP)));
  return { width, height };
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

/** Bounds what was asked to the variants that are made. */
export function imageVariant(
  asked: ImageOptions,
  original: Pick<AssetRow, "width" | "height" | "mime">,
): ImageVariant {
  const format = formatOf(asked.format, original.mime);
  return {
    ...sizeOf(asked, original),
    smart: asked.smart,
    format,
    quality: Math.max(1, step(asked.quality ?? DEFAULT_QUALITY[format], FILTER_STEP)),
    blur: asked.blur === 0 ? 0 : Math.max(1, step(asked.blur, FILTER_STEP)),
    brightness: step(asked.brightness, FILTER_STEP),
    rotation: asked.rotation,
  };
}
