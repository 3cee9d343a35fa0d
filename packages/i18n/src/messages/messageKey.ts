import type { DanishMessages } from "./translation.ts";

/** Names inside an object of texts: its own, and those of its groups. */
type NameIn<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? Name : keyof Texts[Name];
}[keyof Texts] &
  string;

/** A key as the files have it: feature, dot, name, with the plural form, such as `games.found_one`. */
export type TextKey = {
  [Feature in keyof DanishMessages]: `${Feature}.${NameIn<DanishMessages[Feature]>}`;
}[keyof DanishMessages];

type Stem<Key extends string> = Key extends `${infer Name}_one`
  ? Name
  : Key extends `${infer Name}_other`
    ? Name
    : Key;

/** A key as `t` takes it: one name for all plural forms, such as `games.found`. */
export type MessageKey = Stem<TextKey>;

type TextIn<Texts, Name extends string> = {
  [Key in keyof Texts]: Texts[Key] extends string
    ? Key extends Name
      ? Texts[Key]
      : never
    : Name extends keyof Texts[Key]
      ? Texts[Key][Name]
      : never;
}[keyof Texts];

type TextOf<Key extends string> = Key extends `${infer Feature extends keyof DanishMessages}.${infer Name}`
  ? TextIn<DanishMessages[Feature], Name>
  : never;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type PlaceholderOf<Key extends MessageKey> =
  | Placeholder<TextOf<Key>>
  | Placeholder<TextOf<`${Key}_one`>>
  | Placeholder<TextOf<`${Key}_other`>>;

/** The values a message needs: its placeholders, `count` as a number. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in PlaceholderOf<Key>]: Name extends "count" ? number : string | number;
};

/** The text of a message with its values filled in. Unknown keys and missing values are compile errors. */
export type Translate<Keys extends MessageKey = MessageKey> = <Key extends Keys>(
  key: Key,
  ...values: [PlaceholderOf<Key>] extends [never] ? [] : [values: MessageValues<Key>]
) => string;

/** A brand's own wording: texts by {@link TextKey}, checked when a translator is created. */
export type MessageOverrides = Readonly<Record<string, string>>;

type GroupOf<Feature extends keyof DanishMessages> = {
  [Name in keyof DanishMessages[Feature]]: DanishMessages[Feature][Name] extends string ? never : Name;
}[keyof DanishMessages[Feature]] &
  string;

/** Messages an island can be given together: a feature, such as `confirmIdentity`, or one of its groups, such as `selfService.limits`. */
export type Namespace = {
  [Feature in keyof DanishMessages]: Feature | `${Feature}.${GroupOf<Feature>}`;
}[keyof DanishMessages];

/** The keys in a namespace. */
export type KeyIn<Name extends Namespace> = Name extends keyof DanishMessages
  ? Stem<`${Name}.${NameIn<DanishMessages[Name]>}`>
  : Name extends `${infer Feature extends keyof DanishMessages}.${infer Group}`
    ? Group extends keyof DanishMessages[Feature]
      ? Stem<`${Feature}.${keyof DanishMessages[Feature][Group] & string}`>
      : never
    : never;
