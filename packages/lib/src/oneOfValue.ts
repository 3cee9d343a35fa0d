import type { ValueCodec } from "./cookieCodec.ts";

/** A cookie whose text is one of the given words. */
export function oneOfValue<const Word extends string>(words: readonly Word[]): ValueCodec<Word> {
  return {
    encode: (word) => word,
    decode: (text) => words.find((word) => word === text),
  };
}
