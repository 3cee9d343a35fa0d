import type { AuthoredStory } from "@spilhus/brand/authoring";
import { LOCALES, type Locale, translatedField, TRANSLATION_MARK } from "@spilhus/contracts";
import { eachField } from "./eachField.ts";

/** Fields that visitors read: each needs its translations. A list under one of these names holds blocks, not words. */
const WORDS = new Set([
  "about",
  "alt",
  "announcement",
  "answer",
  "author",
  "body",
  "caption",
  "category",
  "contact",
  "cta_label",
  "days",
  "eyebrow",
  "hours",
  "label",
  "link_label",
  "question",
  "secondary_label",
  "seo_description",
  "seo_title",
  "subject",
  "teaser",
  "terms",
  "text",
  "title",
  "value",
]);

const LENGTHS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  seo_title: [10, 60],
  seo_description: [50, 160],
};

/** Inside a rich-text document `text` is a node of the one language the document is in. */
const isTextNode = (owner: Readonly<Record<string, unknown>>) => owner["type"] === "text";
/** The category of a game list is an id, not a heading. */
const isGameCategory = (owner: Readonly<Record<string, unknown>>, name: string) =>
  name === "category" && "source" in owner;

/** The locales without a text, said once: at the first field that has one. */
function missingIn(owner: Readonly<Record<string, unknown>>, base: string, name: string): readonly Locale[] {
  const hasText = (locale: Locale) => owner[translatedField(base, locale)] !== undefined;
  const first = LOCALES.find(hasText);
  const isFirst = first !== undefined && name === translatedField(base, first);
  return isFirst ? LOCALES.filter((locale) => !hasText(locale)) : [];
}

/** Every text is there in every language, no text is empty, and search titles and descriptions are within their length. */
export function checkWords({ full_slug, content }: AuthoredStory): string[] {
  const problems: string[] = [];
  for (const { place, name, value, owner } of eachField(content)) {
    const [base = name] = name.split(TRANSLATION_MARK);
    if (!WORDS.has(base) || Array.isArray(value) || isTextNode(owner) || isGameCategory(owner, name))
      continue;
    const at = `${full_slug}/${place}`;
    if (value === "") problems.push(`${at}: the text is empty.`);
    problems.push(
      ...missingIn(owner, base, name).map((locale) => `${at}: the text in ${locale} is missing.`),
    );
    const length = LENGTHS[base];
    if (length && typeof value === "string" && (value.length < length[0] || value.length > length[1])) {
      problems.push(`${at}: ${value.length} characters, must be ${length[0]} to ${length[1]}.`);
    }
  }
  return problems;
}
