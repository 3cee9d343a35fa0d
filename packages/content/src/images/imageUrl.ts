import type { ContentLogger } from "../logger/logger.ts";
import { usableImageOptions, type ImageOptions } from "./imageOptions.ts";

/** `…/f/{space}/{width}x{height}/{hash}/{name}`, possibly followed by options; older assets have no size. */
const ASSET =
  /^(?<source>.*\/f\/[^/?#]+\/(?:(?<width>\d+)x(?<height>\d+)\/)?[^/?#]+\/[^/?#]+\.(?:jpe?g|png|webp|avif|gif))(?:\/m(?:\/.*)?)?$/i;

/** A drawing of this platform's own image service, which can render it; the vendor's cannot. */
const OWN_DRAWING =
  /^(?<source>\/f\/[^/?#]+\/(?<width>\d+)x(?<height>\d+)\/[^/?#]+\/[^/?#]+\.svg)(?:\/m(?:\/.*)?)?$/i;

const partsOf = (address: string) => (ASSET.exec(address) ?? OWN_DRAWING.exec(address))?.groups;

/** An asset's own size, from its address. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The original size of a picture, or `undefined` if the address does not contain it. */
export function imageSize(address: string): ImageSize | undefined {
  const { width, height } = partsOf(address) ?? {};
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** The proportions of a picture with the options applied, for `width` and `height` of its `<img>`. */
export function shownSize(address: string, { width, height, rotation }: ImageOptions): ImageSize | undefined {
  if (width !== undefined && height !== undefined) return { width, height };
  const size = imageSize(address);
  const turned = rotation === 90 || rotation === 270;
  return size !== undefined && turned ? { width: size.height, height: size.width } : size;
}

function filters({ quality, blur, brightness, rotation, format }: ImageOptions): string[] {
  return [
    ...(quality === undefined ? [] : [`quality(${quality})`]),
    ...(blur === undefined ? [] : [`blur(${blur})`]),
    ...(brightness === undefined ? [] : [`brightness(${brightness})`]),
    ...(rotation === undefined ? [] : [`rotate(${rotation})`]),
    ...(format === undefined ? [] : [`format(${format})`]),
  ];
}

/**
 * Address of a picture with options for the image service, e.g.
 * `…/fjord.jpg/m/800x0/filters:quality(60):format(webp)` (R9.08; the vendor's image service, path form). Options out
 * of range are omitted with a warning (R8.11). Returns addresses that the service cannot convert unchanged: those of
 * another host, SVGs of the vendor's service, and SVGs of our own without a `format`.
 */
export function imageUrl(address: string, options: ImageOptions, logger: ContentLogger): string {
  const usable = usableImageOptions(options, logger);
  const source = partsOf(address)?.["source"];
  if (source === undefined || (OWN_DRAWING.test(address) && usable.format === undefined)) return address;
  const { width, height, smart } = usable;
  const used = filters(usable);
  const parts = [
    ...(width === undefined && height === undefined
      ? []
      : [`${Math.ceil(width ?? 0)}x${Math.ceil(height ?? 0)}`]),
    ...(smart && width !== undefined && height !== undefined ? ["smart"] : []),
    ...(used.length === 0 ? [] : [`filters:${used.join(":")}`]),
  ];
  return parts.length === 0 ? source : `${source}/m/${parts.join("/")}`;
}
