import { imageSize, imageSrcset, imageUrl } from "@spilhus/content/images";
import type { PictureProps } from "@spilhus/ui";

type ImageLogger = Parameters<typeof imageUrl>[2];

/** How a page uses a picture. */
export interface PictureUse {
  /** Widths in pixels that the browser can choose from. */
  readonly widths: readonly number[];
  /** The `sizes` attribute; not needed for a single width. */
  readonly sizes?: string;
  /** Height divided by width; the picture is cropped to it. */
  readonly ratio?: number;
  readonly priority?: boolean;
  /** Best first; AVIF, then WebP by default. */
  readonly formats?: readonly ("avif" | "webp")[];
  /** Quality of AVIF, 0–100; 45 by default. */
  readonly quality?: number;
}

/** The lowest quality without visible loss in flat colours and grain, measured on every style of drawing. */
const QUALITY = { avif: 45, webp: 68, jpeg: 72 } as const;

/**
 * A content image as a responsive picture: AVIF, then WebP, in the widths that its place needs.
 *
 * @param alt text for those who cannot see it; empty for decoration.
 * @param logger receives options that cannot be met
 */
export function makePicture(
  address: string,
  alt: string,
  use: PictureUse,
  logger: ImageLogger,
): PictureProps {
  const natural = imageSize(address) ?? { width: 1600, height: 1000 };
  const ratio = use.ratio ?? natural.height / natural.width;
  const width = use.widths.at(-1) ?? natural.width;
  const height = Math.round(width * ratio);
  const cut = use.ratio === undefined ? {} : { width, height };
  const formats = use.formats ?? ["avif", "webp"];
  const qualityOf = (format: keyof typeof QUALITY) =>
    format === "avif" ? (use.quality ?? QUALITY.avif) : QUALITY[format];
  const srcSetIn = (format: "avif" | "webp") =>
    imageSrcset(address, use.widths, { ...cut, format, quality: qualityOf(format) }, logger);
  const [only] = formats.length === 1 ? formats : [];
  const encodings = only
    ? use.widths.length > 1 && { srcSet: srcSetIn(only) }
    : { sources: formats.map((format) => ({ type: `image/${format}` as const, srcSet: srcSetIn(format) })) };
  const format = only ?? "jpeg";
  return {
    src: imageUrl(address, { width, height, format, quality: qualityOf(format) }, logger),
    ...encodings,
    ...(use.sizes !== undefined && { sizes: use.sizes }),
    width,
    height,
    alt,
    ...(use.priority ? { priority: true } : {}),
  };
}
