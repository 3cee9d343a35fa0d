import { both, kroner, type MessageTexts } from "./eventTexts.ts";

/** Messages to players whose balance goes back to the instruments that paid it in. */
export const BALANCE_REFUND_TEXTS = {
  requested: ({ ore }: { ore: number }): MessageTexts =>
    both(
      [
        `Vi sender ${kroner(ore, "da")} tilbage til dig`,
        "Pengene kommer tilbage til det kort eller den konto, du betalte med. Det kan tage nogle bankdage.",
        "Kontakt kundeservice, hvis du har spørgsmål.",
      ],
      [
        `We are sending ${kroner(ore, "en")} back to you`,
        "The money goes back to the card or account that you paid with. That may take some banking days.",
        "Contact customer service if you have questions.",
      ],
    ),
  refused: ({ ore }: { ore: number }): MessageTexts =>
    both(
      [
        `Vi kunne ikke sende ${kroner(ore, "da")} tilbage`,
        "Din betalingsudbyder tog ikke imod pengene. De står på din spilkonto.",
        "Bekræft din identitet med MitID for at få dem udbetalt, eller kontakt kundeservice.",
      ],
      [
        `We could not send ${kroner(ore, "en")} back`,
        "Your payment provider did not accept the money. It is in your account.",
        "Verify your identity with MitID to withdraw it, or contact customer service.",
      ],
    ),
} as const;
