import type { ContentLogger } from "../logger/logger.ts";
import { usableImageOptions, type ImageOptions } from "./imageOptions.ts";

/** `…/f/{space}/{width}x{height}/{hash}/{name}`, perhaps with options behind it already; older assets have no size. */
const ASSET =
  /^(?<source>.*\/f\/[^/?#]+\/(?:(?<width>\d+)x(?<height>\d+)\/)?[^/?#]+\/[^/?#]+\.(?:jpe?g|png|webp|avif|gif))(?:\/m(?:\/.*)?)?$/i;

/** A drawing of this platform's own image service, which can make a picture of it; the vendor's cannot. */
const OWN_DRAWING =
  /^(?<source>\/f\/[^/?#]+\/(?<width>\d+)x(?<height>\d+)\/[^/?#]+\/[^/?#]+\.svg)(?:\/m(?:\/.*)?)?$/i;

const partsOf = (address: string) => (ASSET.exec(address) ?? OWN_DRAWING.exec(address))?.groups;

/** An asset's own size, as its address tells it. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The size a picture was uploaded in, or `undefined` where the address does not say. */
export function imageSize(address: string): ImageSize | undefined {
  const { width, height } = partsOf(address) ?? {};
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** The proportions a picture has once the options are applied, for `width` and `height` of its `<img>`. */
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
 * Address of a picture as the image service should make it, e.g.
 * `…/nordlys.jpg/m/800x0/filters:quality(60):format(webp)` (R9.08; the vendor's image service, path form). Options out
 * of range are left out with a warning (R8.11). What the service cannot make comes back unchanged: another host's
 * address, an SVG of the vendor's service, and one of our own unless a `format` says which picture to make of it.
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
