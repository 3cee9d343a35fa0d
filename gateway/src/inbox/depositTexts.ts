import { both, kroner, type MessageTexts, NOT_YOU } from "./eventTexts.ts";

/** Messages to players about deposits. */
export const DEPOSIT_TEXTS = {
  credited: ({ ore }: { ore: number }): MessageTexts =>
    both(
      [
        `Du har indbetalt ${kroner(ore, "da")}`,
        "Pengene står på din spilkonto. Du kan se indbetalingen blandt dine bevægelser.",
        NOT_YOU.da,
      ],
      [
        `You have deposited ${kroner(ore, "en")}`,
        "The money is on your account. You can see the deposit among your transactions.",
        NOT_YOU.en,
      ],
    ),
  returned: (): MessageTexts =>
    both(
      [
        "Din indbetaling bliver sendt tilbage",
        "Pengene blev trukket, men vi kunne ikke sætte dem ind på din spilkonto. Vi sender dem tilbage, hvor de kom fra. Det kan tage nogle bankdage.",
        "Kontakt kundeservice, hvis du har spørgsmål.",
      ],
      [
        "Your deposit is being returned",
        "The money was taken, but we could not put it into your account. We are sending it back to where it came from. That may take some banking days.",
        "Contact customer service if you have questions.",
      ],
    ),
} as const;
