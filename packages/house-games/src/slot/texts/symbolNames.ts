import type { KeyIn, Translate } from "@spilhus/i18n/island";

type SymbolText = KeyIn<"houseGames.symbols">;

/** Symbols that have a name. */
const NAMES = [
  "fersken",
  "blomme",
  "paere",
  "abrikos",
  "kerne",
  "blad",
  "blomst",
  "kiste",
  "krone",
  "ring",
  "moent",
  "oerred",
  "siv",
  "sten",
  "noegle",
  "isfugl",
  "syv",
  "klokke",
  "kloever",
  "kirsebaer",
  "citron",
  "appelsin",
  "stjerne",
] as const;
type Named = (typeof NAMES)[number];

const isNamed = (symbol: string): symbol is Named => NAMES.some((name) => name === symbol);

/** A symbol in words, such as "kirsebær"; one without a name by its id. */
export const nameOf = (t: Translate<SymbolText>, symbol: string): string =>
  isNamed(symbol) ? t(`houseGames.${symbol}`) : symbol;

/** So many of a symbol in words, such as "3 kirsebær". */
export const runOf = (t: Translate<SymbolText>, symbol: string, count: number): string =>
  isNamed(symbol) ? t(`houseGames.${symbol}Run`, { count }) : `${count} × ${symbol}`;
