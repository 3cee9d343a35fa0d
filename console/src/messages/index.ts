export type { Key, Texts } from "./texts.ts";
export { type Words, wordsIn } from "./words.ts";
