import type { danish } from "./da/index.ts";

type Texts<Danish> = {
  readonly [Key in keyof Danish]: Danish[Key] extends string ? string : Texts<Danish[Key]>;
};

/** Every Danish message, by feature. The Danish texts are the model of every other locale. */
export type DanishMessages = typeof danish;
/** A feature in another locale: the Danish keys, each with a text. A missing or an extra key is a compile error. */
export type Translation<Feature extends keyof DanishMessages> = Texts<DanishMessages[Feature]>;
/** All messages of a locale. */
export type Translations = Texts<DanishMessages>;
