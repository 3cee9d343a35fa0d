import type { Locale } from "@spilhus/contracts";

/**
 * Greetings that are sent as text in the sender's language and shown in the reader's. Not among the other messages, because a
 * page needs them in every language at once.
 */
const QUICK_PHRASES: readonly Readonly<Record<Locale, string>>[] = [
  { da: "Hej alle!", en: "Hello everybody!" },
  { da: "Held og lykke!", en: "Good luck!" },
  { da: "1 igen", en: "1 to go" },
  { da: "Tillykke!", en: "Congratulations!" },
  { da: "Tak!", en: "Thank you!" },
  { da: "Godt spillet!", en: "Well played!" },
  { da: "Farvel!", en: "Goodbye!" },
];

/** The greetings to choose from. */
export const phrasesIn = (locale: Locale): readonly string[] => QUICK_PHRASES.map((phrase) => phrase[locale]);

/** A text in the reader's language, if it is one of the greetings in any language. */
export function readPhrase(text: string, locale: Locale): string {
  const found = QUICK_PHRASES.find((phrase) => Object.values(phrase).includes(text));
  return found?.[locale] ?? text;
}
