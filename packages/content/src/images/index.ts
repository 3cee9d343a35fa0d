export { type ImageOptions, type ImageFormat, usableImageOptions } from "./imageOptions.ts";
export { imageUrl, imageSize, shownSize, type ImageSize } from "./imageUrl.ts";
export { imageSrcset } from "./imageSrcset.ts";
