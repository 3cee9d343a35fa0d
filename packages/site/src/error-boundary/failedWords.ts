import { DEFAULT_LOCALE, LOCALES, type Localised } from "@spilhus/contracts";

interface FailedWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
}

const WORDS: Localised<FailedWords> = {
  da: {
    title: "Noget gik galt hos os",
    text: "Siden kan ikke vises lige nu. Prøv igen om lidt.",
    retry: "Prøv igen",
    home: "Til forsiden",
  },
  en: {
    title: "Something went wrong on our side",
    text: "The page cannot be shown right now. Please try again in a moment.",
    retry: "Try again",
    home: "To the front page",
  },
};

/**
 * The words of the error view in the language of the document. On the server, and where the failure left a document
 * without one of the site's languages, there is nothing to go by: then the default locale's, beside a document that
 * says so.
 */
export function failedWords(): FailedWords {
  const lang = typeof document === "undefined" ? DEFAULT_LOCALE : document.documentElement.lang;
  return WORDS[LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE];
}
