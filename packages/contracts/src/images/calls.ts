import type { CallContract } from "../call-contract/index.ts";

const PICTURE = {
  method: "GET",
  audience: "public",
  kind: "read",
  limit: "image",
  file: "image/*",
} as const;
const ORIGINAL = "/f/{space}/{size}/{hash}/{name}";

export const GET_IMAGE = {
  ...PICTURE,
  id: "get-image",
  path: ORIGINAL,
  summary: "An original picture",
  refusals: ["unknown-image"],
} as const satisfies CallContract;

export const GET_WEB_IMAGE = {
  ...PICTURE,
  id: "get-web-image",
  path: `${ORIGINAL}/m`,
  summary: "A picture in its own size and a format for the web",
  refusals: ["unknown-image", "busy"],
} as const satisfies CallContract;

export const GET_IMAGE_VARIANT = {
  ...PICTURE,
  id: "get-image-variant",
  path: `${ORIGINAL}/m/{options*}`,
  summary: "A picture resized, cropped, turned, filtered and encoded (R9.08)",
  refusals: ["unknown-image", "invalid-image-option", "busy"],
} as const satisfies CallContract;

/** Every call of the image service. */
export const IMAGE_CALLS = [
  GET_IMAGE,
  GET_WEB_IMAGE,
  GET_IMAGE_VARIANT,
] as const satisfies readonly CallContract[];
