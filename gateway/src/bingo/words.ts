import type { Locale } from "@spilhus/contracts";

interface CalendarWords {
  readonly kinds: Readonly<Record<"bingo" | "banko", string>>;
  readonly about: (price: string, prize: string) => string;
}

/** What an entry of a calendar file says. */
export const CALENDAR_WORDS: Readonly<Record<Locale, CalendarWords>> = {
  da: {
    kinds: { bingo: "bingo", banko: "banko" },
    about: (price, prize) => `Plade: ${price} Præmier for mindst ${prize} i alt.`,
  },
  en: {
    kinds: { bingo: "bingo", banko: "banko" },
    about: (price, prize) => `Card: ${price} Prizes of at least ${prize} in all.`,
  },
};
