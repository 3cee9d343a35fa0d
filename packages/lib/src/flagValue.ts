import type { ValueCodec } from "./cookieCodec.ts";

/** A yes/no cookie: `1` or `0`. */
export const flagValue: ValueCodec<boolean> = {
  encode: (value) => (value ? "1" : "0"),
  decode: (text) => (text === "1" ? true : text === "0" ? false : undefined),
};
