import { I18nError } from "../locale/i18nError.ts";

type Texts = Readonly<Record<string, string>>;
/** A locale's messages as its files have them: by feature, and some of them in groups. */
export type GroupedMessages = Readonly<Record<string, Readonly<Record<string, string | Texts>>>>;
/** Texts by feature and name, without groups; the body of the message file. */
export type Dictionary = Readonly<Record<string, Texts>>;

/** The names of a feature, or of one of its groups, with their texts. */
export function textsIn(messages: GroupedMessages, feature: string, group?: string): Texts {
  const found = messages[feature];
  const texts = group === undefined ? found : found?.[group];
  if (typeof texts !== "object") {
    throw new I18nError("message", `There is no namespace "${[feature, group].filter(Boolean).join(".")}".`);
  }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]): [string, string][] =>
      typeof text === "string" ? [[name, text]] : Object.entries(text),
    ),
  );
}

/** Every text by feature and name. */
export const flatMessages = (messages: GroupedMessages): Dictionary =>
  Object.fromEntries(Object.keys(messages).map((feature) => [feature, textsIn(messages, feature)]));
