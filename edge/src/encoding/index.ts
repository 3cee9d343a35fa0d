export { compress, MIN_COMPRESSED_BYTES } from "./compress.ts";
export { CompressionQueue } from "./compressionQueue.ts";
export { EncodedBody } from "./encodedBody.ts";
export { type Encoding, acceptedEncodings } from "./encoding.ts";
export { entityTag, clientTag, clientHas } from "./entityTag.ts";
