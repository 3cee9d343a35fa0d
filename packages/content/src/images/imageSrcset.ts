import type { ContentLogger } from "../logger/logger.ts";
import { usableImageOptions, type ImageOptions } from "./imageOptions.ts";
import { imageSize, imageUrl } from "./imageUrl.ts";

/**
 * `srcset` of a picture in several widths (px). With `width` and `height` in the options, every candidate has their
 * proportions. The picture's own width replaces larger ones, because enlarging costs bytes without benefit. Empty for
 * pictures that the image service cannot scale.
 */
export function imageSrcset(
  address: string,
  widths: readonly number[],
  options: ImageOptions,
  logger: ContentLogger,
): string {
  const { width, height, ...rest } = usableImageOptions(options, logger);
  const natural = imageSize(address)?.width ?? Number.POSITIVE_INFINITY;
  const usable = [...new Set(widths.map((candidate) => Math.min(candidate, natural)))].toSorted(
    (a, b) => a - b,
  );
  const ratio = width !== undefined && height !== undefined ? height / width : undefined;
  return usable
    .map((candidate) => {
      const size = {
        width: candidate,
        ...(ratio !== undefined && { height: Math.round(candidate * ratio) }),
      };
      return [imageUrl(address, { ...rest, ...size }, logger), candidate] as const;
    })
    .filter(([url]) => url !== address)
    .map(([url, candidate]) => `${url} ${candidate}w`)
    .join(", ");
}
