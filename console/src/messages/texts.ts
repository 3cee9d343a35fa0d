import type { da } from "./da.ts";

/** The texts of one language: groups of texts by name. */
export type Texts = {
  readonly [Group in keyof typeof da]: { readonly [Name in keyof (typeof da)[Group]]: string };
};

type NamesOf<Group extends keyof Texts> = `${Group}.${keyof Texts[Group] & string}`;
/** A text by its group and name, such as `frame.menu`. */
export type Key = { readonly [Group in keyof Texts]: NamesOf<Group> }[keyof Texts];
