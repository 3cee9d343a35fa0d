import type { Localised } from "@spilhus/contracts";
import type { DocumentKind, WithdrawalReason } from "@spilhus/contracts/payments";
import { dayOf, documentNames, HOW_TO_SEND } from "./documentTexts.ts";
import { both, kroner, type MessageTexts, NOT_YOU } from "./eventTexts.ts";

interface Payout {
  readonly amountOre: number;
  /** Masked. */
  readonly account: string;
}

const BACK = {
  da: "Pengene er tilbage på din spilkonto, og du kan udbetale dem igen.",
  en: "The money is back in your account, and you can withdraw it again.",
};

const REASONS: Readonly<Record<WithdrawalReason, Localised<string>>> = {
  "account-removed": {
    da: "Kontoen, som pengene skulle sendes til, er fjernet.",
    en: "The account that the money was meant for has been removed.",
  },
  "provider-refused": {
    da: "Vores betalingsudbyder kunne ikke sende pengene til kontoen. Prøv igen, eller brug en anden konto.",
    en: "Our payment provider could not send the money to the account. Try again, or use another account.",
  },
  "bank-returned": {
    da: "Din bank har sendt pengene retur. Kontroller kontoen hos din bank, eller brug en anden konto.",
    en: "Your bank has returned the money. Check the account with your bank, or use another account.",
  },
  "documents-missing": {
    da: "Vi fik ikke den dokumentation, vi bad om, inden fristen.",
    en: "We did not receive the documents that we asked for in time.",
  },
  "not-approved": {
    da: "Udbetalingen kunne ikke godkendes. Kontakt kundeservice, hvis du har spørgsmål.",
    en: "The withdrawal could not be approved. Contact customer service if you have questions.",
  },
};

/** Messages to players about payouts and payout accounts. */
export const PAYOUT_TEXTS = {
  accountAdded: ({ label }: { readonly label: string }): MessageTexts =>
    both(
      ["Du har tilføjet en udbetalingskonto", `Vi kan nu udbetale til kontoen ${label}.`, NOT_YOU.da],
      ["You have added a payout account", `We can now pay out to the account ${label}.`, NOT_YOU.en],
    ),
  accountRemoved: ({ label }: { readonly label: string }): MessageTexts =>
    both(
      ["En udbetalingskonto er fjernet", `Vi udbetaler ikke længere til kontoen ${label}.`, NOT_YOU.da],
      ["A payout account was removed", `We no longer pay out to the account ${label}.`, NOT_YOU.en],
    ),
  requested: ({ amountOre, account }: Payout): MessageTexts =>
    both(
      [
        `Vi har modtaget din udbetaling på ${kroner(amountOre, "da")}`,
        `Pengene er taget fra din saldo og sendes til kontoen ${account}, når udbetalingen er kontrolleret.`,
        NOT_YOU.da,
      ],
      [
        `We have received your withdrawal of ${kroner(amountOre, "en")}`,
        `The money has left your balance and is sent to the account ${account} once the withdrawal is checked.`,
        NOT_YOU.en,
      ],
    ),
  insteadOfRefund: ({ amountOre, account }: Payout): MessageTexts =>
    both(
      [
        `Vi sender ${kroner(amountOre, "da")} til din udbetalingskonto`,
        `En indbetaling kunne ikke gennemføres, og betalingsudbyderen kunne ikke sende pengene tilbage. Derfor sender vi dem til kontoen ${account}, når det er kontrolleret.`,
      ],
      [
        `We are sending ${kroner(amountOre, "en")} to your payout account`,
        `A deposit could not be completed, and the payment provider could not send the money back. We therefore send it to the account ${account} once that is checked.`,
      ],
    ),
  closing: ({ amountOre, account }: Payout): MessageTexts =>
    both(
      [
        `Din saldo på ${kroner(amountOre, "da")} bliver udbetalt`,
        `Din spilkonto er lukket. Derfor sender vi din saldo til kontoen ${account}.`,
      ],
      [
        `Your balance of ${kroner(amountOre, "en")} is being paid out`,
        `Your account is closed. We therefore send your balance to the account ${account}.`,
      ],
    ),
  waiting: ({ documents, until }: { readonly documents: readonly DocumentKind[]; readonly until: Date }) =>
    both(
      [
        "Din udbetaling venter på dokumentation",
        `Send os senest den ${dayOf(until, "da")}: ${documentNames(documents, "da")}.`,
        HOW_TO_SEND.da,
        "Hvorfor vi beder om det, står i en besked for sig. Dine penge er reserveret imens, og vi ser på dokumenterne, så snart vi har dem.",
      ],
      [
        "Your withdrawal waits for documents",
        `Send us by ${dayOf(until, "en")}: ${documentNames(documents, "en")}.`,
        HOW_TO_SEND.en,
        "Why we ask is in a message of its own. Your money is reserved meanwhile, and we look at the documents as soon as we have them.",
      ],
    ),
  paid: ({ amountOre, account }: Payout): MessageTexts =>
    both(
      [
        `Din udbetaling på ${kroner(amountOre, "da")} er gennemført`,
        `Pengene er sendt til kontoen ${account}. Din bank afgør, hvornår de står på kontoen.`,
      ],
      [
        `Your withdrawal of ${kroner(amountOre, "en")} is complete`,
        `The money was sent to the account ${account}. Your bank decides when it arrives in the account.`,
      ],
    ),
  notPaid: ({ amountOre, reason }: { readonly amountOre: number; readonly reason: WithdrawalReason }) =>
    both(
      [`Din udbetaling på ${kroner(amountOre, "da")} blev ikke gennemført`, REASONS[reason].da, BACK.da],
      [`Your withdrawal of ${kroner(amountOre, "en")} was not completed`, REASONS[reason].en, BACK.en],
    ),
} as const;
