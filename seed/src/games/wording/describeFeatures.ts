import { forEachLocale, type Localised } from "@spilhus/contracts";
import type { FeatureCatalogue, Variants } from "./featureTexts.ts";
import { fillText, type Words } from "./fillText.ts";
import { sameWord } from "./sameWord.ts";
import { pick } from "./spread.ts";

interface FeatureSource {
  /** The game's name; it decides which of several texts is used. */
  readonly name: string;
  /** Feature ids, each with its number where it has one: `free-spins:10`. */
  readonly codes: readonly string[];
  readonly catalogue: FeatureCatalogue;
  readonly words: Words;
  /** The number of a feature whose code names none. */
  readonly defaultNumber: string;
  /** Leaves out texts that do not fit the game. */
  readonly textsFor?: (id: string, texts: Variants) => Variants;
}

/**
 * Writes a game's features in every locale.
 *
 * @throws {Error} naming the game and a feature id that is not in the catalogue.
 */
export function describeFeatures(source: FeatureSource): Localised<{ title: string; text: string }[]> {
  const { name, codes, catalogue, words, defaultNumber, textsFor = (_, texts) => texts } = source;
  const described = codes.map((code) => {
    const [id = "", number = defaultNumber] = code.split(":");
    const feature = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
    if (!feature) throw new Error(`"${name}" has the unknown feature "${id}".`);
    const filled: Words = { ...words, n: sameWord(number) };
    return {
      title: fillText(pick(feature.titles, name, `${id} title`), filled),
      text: fillText(pick(textsFor(id, feature.texts), name, `${id} text`), filled),
    };
  });
  return forEachLocale((locale) =>
    described.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
  );
}
