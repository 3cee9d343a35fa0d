import type { ValueCodec } from "@spilhus/lib";

const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A cookie that holds a random UUID (RFC 9562 version 4, lower case). */
export const uuidValue: ValueCodec<string> = {
  encode: (id) => id,
  decode: (text) => (RANDOM_UUID.test(text) ? text : undefined),
};
