import type { ValueCodec } from "@spilhus/lib";
import { isToken } from "./secretToken.ts";

/** Codec of a cookie whose value is a token made by `newToken`. */
export const tokenValue: ValueCodec<string> = {
  encode: (token) => token,
  decode: (text) => (isToken(text) ? text : undefined),
};
