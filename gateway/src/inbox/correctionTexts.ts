import type { Locale, Localised } from "@spilhus/contracts";
import type { CORRECTION_REASONS } from "@spilhus/contracts/staff";
import { both, kroner, type MessageTexts } from "./eventTexts.ts";

interface Correction {
  readonly kind: "credit" | "debit";
  readonly amountOre: number;
  readonly reason: (typeof CORRECTION_REASONS)[number];
}

const REASONS: Readonly<Record<Correction["reason"], Localised<string>>> = {
  "wrong-amount": {
    da: "En bevægelse på din spilkonto var bogført med et forkert beløb.",
    en: "A movement in your account was booked with a wrong amount.",
  },
  "booked-twice": {
    da: "En bevægelse på din spilkonto var bogført to gange.",
    en: "A movement in your account was booked twice.",
  },
  "not-booked": {
    da: "Et beløb var ikke bogført på din spilkonto.",
    en: "An amount had not been booked in your account.",
  },
  "game-fault": {
    da: "Et spil gav et forkert resultat på grund af en fejl.",
    en: "A game gave a wrong result because of a fault.",
  },
};

const WORDS = {
  credit: { da: "Vi har tilføjet {{amount}} til din saldo", en: "We have added {{amount}} to your balance" },
  debit: { da: "Vi har trukket {{amount}} fra din saldo", en: "We have taken {{amount}} from your balance" },
} as const;

const CHECK = {
  da: "Rettelsen står blandt dine bevægelser. Skriv til kundeservice, hvis du mener, at den er forkert.",
  en: "The correction is among your movements. Write to customer service if you think it is wrong.",
};

/** Messages to players about corrections. */
export const CORRECTION_TEXTS = {
  corrected({ kind, amountOre, reason }: Correction): MessageTexts {
    const subject = (locale: Locale) =>
      WORDS[kind][locale].replace("{{amount}}", () => kroner(amountOre, locale));
    return both([subject("da"), REASONS[reason].da, CHECK.da], [subject("en"), REASONS[reason].en, CHECK.en]);
  },
} as const;
