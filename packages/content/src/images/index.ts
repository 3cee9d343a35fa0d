export { type ImageOptions, type ImageFormat, usableImageOptions } from "./image-options.ts";
export { imageUrl, imageSize, shownSize, type ImageSize } from "./image-url.ts";
export { imageSrcset } from "./image-srcset.ts";
