import { IMAGE_LIMITS } from "@spilhus/contracts";
import type { ContentLogger } from "../logger/logger.ts";

export type ImageFormat =
  | (typeof IMAGE_LIMITS.formats)[number]
  | (typeof IMAGE_LIMITS.extendedFormats)[number];

/** Options of the image service for a picture (R9.08). */
export interface ImageOptions {
  /** Pixels; if only one of the two is given, the other keeps the picture's proportions. */
  width?: number;
  height?: number;
  /** Crops around the picture's subject when both sides are given. */
  smart?: boolean;
  /** 0–100. */
  quality?: number;
  /** 0–100. */
  blur?: number;
  /** 0–100. */
  brightness?: number;
  rotation?: number;
  /** Only this platform's own image service supports `avif`, not the vendor's. */
  format?: ImageFormat;
}

const FORMATS: readonly string[] = [...IMAGE_LIMITS.formats, ...IMAGE_LIMITS.extendedFormats];
const ROTATIONS: readonly number[] = IMAGE_LIMITS.rotations;

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

function isFilter(value: number): boolean {
  return Number.isFinite(value) && value >= IMAGE_LIMITS.filterMin && value <= IMAGE_LIMITS.filterMax;
}

const RANGE = `a number from ${IMAGE_LIMITS.filterMin} to ${IMAGE_LIMITS.filterMax}`;
const RULES = [
  ["width", (value) => typeof value === "number" && isPositive(value), "a positive number"],
  ["height", (value) => typeof value === "number" && isPositive(value), "a positive number"],
  ["quality", (value) => typeof value === "number" && isFilter(value), RANGE],
  ["blur", (value) => typeof value === "number" && isFilter(value), RANGE],
  ["brightness", (value) => typeof value === "number" && isFilter(value), RANGE],
  [
    "rotation",
    (value) => typeof value === "number" && ROTATIONS.includes(value),
    `one of ${ROTATIONS.join(", ")}`,
  ],
  ["format", (value) => typeof value === "string" && FORMATS.includes(value), `one of ${FORMATS.join(", ")}`],
] as const satisfies readonly (readonly [keyof ImageOptions, (value: unknown) => boolean, string])[];

/**
 * Returns the valid options. Logs a warning for each invalid one: a width or height that is not a positive number, a
 * filter out of its range (R8.11).
 */
export function usableImageOptions(options: ImageOptions, logger: ContentLogger): ImageOptions {
  const usable: ImageOptions = { ...options };
  for (const [name, isUsable, rule] of RULES) {
    const value = options[name];
    if (value === undefined || isUsable(value)) continue;
    logger.warn({ option: name, value }, `Image option ${name} is left out: it must be ${rule}`);
    delete usable[name];
  }
  return usable;
}
