import { LOCALE_TAGS, type Locale, type Localised } from "@spilhus/contracts";
import type { DocumentKind, DocumentReason } from "@spilhus/contracts/payments";
import { both, kroner, type MessageTexts } from "./eventTexts.ts";

const DOCUMENTS: Readonly<Record<DocumentKind, Localised<string>>> = {
  payslip: { da: "lønseddel", en: "payslip" },
  "bank-statement": { da: "kontoudtog", en: "bank statement" },
  "tax-statement": { da: "årsopgørelse", en: "tax statement" },
  identity: { da: "billedlegitimation", en: "photo identification" },
  "account-owner": { da: "dokumentation for, at kontoen er din", en: "proof that the account is yours" },
};

const PURPOSES: Readonly<Record<DocumentReason, Localised<string>>> = {
  "source-of-funds": {
    da: "De skal vise, hvor de penge, du indbetaler, kommer fra. Det kræver hvidvaskloven af os, når der indbetales større beløb.",
    en: "They are to show where the money that you deposit comes from. The anti-money-laundering act asks this of us for larger amounts.",
  },
  identity: {
    da: "De skal vise, hvem du er. Det skal vi vide om alle, der har en spilkonto.",
    en: "They are to show who you are. We must know this of everybody who has an account.",
  },
  "account-owner": {
    da: "De skal vise, at udbetalingskontoen er din. Vi må kun udbetale til din egen konto.",
    en: "They are to show that the payout account is yours. We may only pay out to an account of your own.",
  },
};

/** How documents reach us: nothing is uploaded here, and ordinary mail is not safe enough for them. */
export const HOW_TO_SEND = {
  da: "Send dem med sikker mail til kundeservice. Adressen står på siden Kundeservice. Kun de medarbejdere, der kontrollerer betalinger, ser dem.",
  en: "Send them to customer service by secure mail. The address is on the customer service page. Only the staff who check payments see them.",
};

/** Documents in a sentence. */
export const documentNames = (kinds: readonly DocumentKind[], locale: Locale): string =>
  kinds.map((kind) => DOCUMENTS[kind][locale]).join(", ");

/** A day in a sentence. */
export const dayOf = (time: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: "long", timeZone: "Europe/Copenhagen" }).format(
    time,
  );

interface Asked {
  readonly reason: DocumentReason;
  readonly kinds: readonly DocumentKind[];
  readonly until: Date;
}

interface Forecast {
  readonly kinds: readonly DocumentKind[];
  readonly overOre: number;
  readonly days: number;
}

/** Messages to players about documents. */
export const DOCUMENT_TEXTS = {
  asked: ({ reason, kinds, until }: Asked): MessageTexts =>
    both(
      [
        "Vi har brug for dokumentation fra dig",
        `Send os senest den ${dayOf(until, "da")}: ${documentNames(kinds, "da")}.`,
        PURPOSES[reason].da,
        HOW_TO_SEND.da,
      ],
      [
        "We need documents from you",
        `Send us by ${dayOf(until, "en")}: ${documentNames(kinds, "en")}.`,
        PURPOSES[reason].en,
        HOW_TO_SEND.en,
      ],
    ),
  forecast: ({ kinds, overOre, days }: Forecast): MessageTexts =>
    both(
      [
        "Snart beder vi om dokumentation",
        `Når du har indbetalt mere end ${kroner(overOre, "da")} inden for ${days} dage, beder vi om: ${documentNames(kinds, "da")}.`,
        PURPOSES["source-of-funds"].da,
        "Du behøver ikke gøre noget nu. Du kan have papirerne klar, så en udbetaling ikke skal vente på dem.",
      ],
      [
        "We will ask for documents soon",
        `Once you have deposited more than ${kroner(overOre, "en")} within ${days} days, we ask for: ${documentNames(kinds, "en")}.`,
        PURPOSES["source-of-funds"].en,
        "You need not do anything now. You can have the papers ready, so that a withdrawal does not have to wait for them.",
      ],
    ),
  received: (): MessageTexts =>
    both(
      ["Vi har modtaget din dokumentation", "Vi ser på den og skriver til dig, når vi er færdige."],
      ["We have received your documents", "We look at them and write to you when we have finished."],
    ),
  accepted: (): MessageTexts =>
    both(
      ["Din dokumentation er godkendt", "Du skal ikke gøre mere."],
      ["Your documents are approved", "There is nothing more for you to do."],
    ),
  refused: (): MessageTexts =>
    both(
      [
        "Din dokumentation kunne ikke godkendes",
        "Kontakt kundeservice, så hjælper vi dig med, hvad der mangler.",
      ],
      [
        "Your documents could not be approved",
        "Contact customer service, and we help you with what is missing.",
      ],
    ),
} as const;
