import type { danish } from "./da/index.ts";

type Dictionary = typeof danish;

/** A key as it stands in the files: feature, dot, name, plural forms apart, e.g. `games.found_one`. */
export type TextKey = {
  [Feature in keyof Dictionary]: `${Feature}.${keyof Dictionary[Feature] & string}`;
}[keyof Dictionary];

type Stem<Key extends string> = Key extends `${infer Name}_one`
  ? Name
  : Key extends `${infer Name}_other`
    ? Name
    : Key;

/** A key as it is asked for, plural forms under one name, e.g. `games.found`. */
export type MessageKey = Stem<TextKey>;

type TextOf<Key extends string> = Key extends `${infer Feature extends keyof Dictionary}.${infer Name}`
  ? Name extends keyof Dictionary[Feature]
    ? Dictionary[Feature][Name]
    : never
  : never;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type PlaceholderOf<Key extends MessageKey> =
  | Placeholder<TextOf<Key>>
  | Placeholder<TextOf<`${Key}_one`>>
  | Placeholder<TextOf<`${Key}_other`>>;

/** What must be passed for a message: its placeholders, `count` as a number. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in PlaceholderOf<Key>]: Name extends "count" ? number : string | number;
};

/** The text of a message, its values filled in. Unknown keys and missing values are compile errors. */
export type Translate<Keys extends MessageKey = MessageKey> = <Key extends Keys>(
  key: Key,
  ...values: [PlaceholderOf<Key>] extends [never] ? [] : [values: MessageValues<Key>]
) => string;

/** What a brand says in its own words: texts by {@link TextKey}, checked when a translator is made. */
export type MessageOverrides = Readonly<Record<string, string>>;
