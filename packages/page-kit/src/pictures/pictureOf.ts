import type { Asset } from "@spilhus/contracts";
import type { PictureProps } from "@spilhus/ui";
import { logger } from "../logging/logger.ts";
import { makePicture, type PictureUse } from "./makePicture.ts";

export type { PictureUse } from "./makePicture.ts";

/** A content image as a responsive picture, see {@link makePicture}; options that cannot be met are logged. */
export const pictureOf = (address: string, alt: string, use: PictureUse): PictureProps =>
  makePicture(address, alt, use, logger);

/** A separate picture for narrow windows, where a wide one would be cropped to its middle. */
export function withNarrow(
  wide: PictureProps,
  narrow: PictureProps,
  media: `(max-width: ${number}rem)`,
): PictureProps {
  const own = (narrow.sources ?? []).map((source) => ({
    ...source,
    media,
    ...(narrow.sizes !== undefined && { sizes: narrow.sizes }),
  }));
  return { ...wide, sources: [...own, ...(wide.sources ?? [])] };
}

/** The picture of an asset field; undefined when the editor chose none. */
export function assetPicture(asset: Asset | undefined, use: PictureUse): PictureProps | undefined {
  return asset?.filename ? pictureOf(asset.filename, asset.alt ?? "", use) : undefined;
}
