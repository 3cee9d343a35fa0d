import { IMAGE_LIMITS } from "@spilhus/contracts";
import { HttpError } from "../http/index.ts";

export const IMAGE_FORMATS = [...IMAGE_LIMITS.formats, ...IMAGE_LIMITS.extendedFormats] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The options of an image address, as requested. */
export interface ImageOptions {
  /** 0: derived from the other side. */
  readonly width: number;
  readonly height: number;
  /** Crops around the most salient part instead of the middle. */
  readonly smart: boolean;
  readonly format: ImageFormat | undefined;
  readonly quality: number | undefined;
  readonly blur: number;
  readonly brightness: number;
  readonly rotation: (typeof IMAGE_LIMITS.rotations)[number];
}

const refuse = (message: string) => new HttpError(400, "invalid-image-option", message);

function numberOf(name: string, text: string): number {
  const { filterMin, filterMax } = IMAGE_LIMITS;
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= filterMin && value <= filterMax)) {
    throw refuse(`${name}(${text}): must be a whole number from ${filterMin} to ${filterMax}.`);
  }
  return value;
}

function formatOf(text: string): ImageFormat {
  const format = IMAGE_FORMATS.find((known) => known === (text === "jpg" ? "jpeg" : text));
  if (!format) throw refuse(`format(${text}): must be one of ${IMAGE_FORMATS.join(", ")}.`);
  return format;
}

function rotationOf(text: string): ImageOptions["rotation"] {
  const rotation = IMAGE_LIMITS.rotations.find((known) => String(known) === text);
  if (rotation === undefined)
    throw refuse(`rotate(${text}): must be one of ${IMAGE_LIMITS.rotations.join(", ")}.`);
  return rotation;
}

type Filters = Pick<ImageOptions, "format" | "quality" | "blur" | "brightness" | "rotation">;

function parseFilters(text: string): Filters {
  const filters: { -readonly [Name in keyof Filters]: Filters[Name] } = {
    format: undefined,
    quality: undefined,
    blur: 0,
    brightness: 0,
    rotation: 0,
  };
  for (const filter of text.split(":")) {
    const [, name = filter, value = ""] = /^(\w+)\(([^()]*)\)$/.exec(filter) ?? [];
    if (name === "quality" || name === "blur" || name === "brightness") filters[name] = numberOf(name, value);
    else if (name === "format") filters.format = formatOf(value);
    else if (name === "rotate") filters.rotation = rotationOf(value);
    else
      throw refuse(
        `${name}: the filters are quality, format, blur, brightness and rotate, each as name(value).`,
      );
  }
  return filters;
}

function parseSize(text: string): { width: number; height: number } {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || width > IMAGE_LIMITS.maxDimension || height > IMAGE_LIMITS.maxDimension) {
    throw refuse(`${text}: the size must be {width}x{height}, each from 0 to ${IMAGE_LIMITS.maxDimension}.`);
  }
  return { width, height };
}

/**
 * Parses what follows `/m/` in an image address: `{w}x{h}`, `smart` and `filters:quality(60):format(webp)…`, each
 * optional, in this order (R9.08).
 *
 * @throws {HttpError} 400 naming the part that is out of bounds.
 */
export function parseImageOptions(path: string): ImageOptions {
  const parts = path.split("/").filter((part) => part !== "");
  const size =
    parts[0] !== undefined && /^[\d-]/.test(parts[0])
      ? parseSize(parts.shift() ?? "")
      : { width: 0, height: 0 };
  const smart = parts[0] === "smart";
  if (smart) parts.shift();
  const filters = parts[0]?.startsWith("filters:")
    ? (parts.shift() ?? "").slice("filters:".length)
    : undefined;
  if (parts.length > 0)
    throw refuse(`${parts[0]}: after /m/ come {width}x{height}, smart and filters:…, in this order.`);
  const none: Filters = { format: undefined, quality: undefined, blur: 0, brightness: 0, rotation: 0 };
  return { ...size, smart, ...(filters === undefined ? none : parseFilters(filters)) };
}
