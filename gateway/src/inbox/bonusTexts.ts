import type { Localised } from "@spilhus/contracts";
import { both, kroner, type MessageTexts } from "./eventTexts.ts";

/** Why a bonus ended without being released. */
type LostEnd = "given-up" | "expired" | "reversed" | "closed";

const REASONS = {
  "given-up": {
    da: "Du har opgivet bonussen.",
    en: "You have given the bonus up.",
  },
  expired: {
    da: "Tiden gik, før du havde spillet det, som vilkårene kræver.",
    en: "The time was over before you had staked what the terms require.",
  },
  reversed: {
    da: "Indbetalingen, som bonussen hørte til, er trukket tilbage.",
    en: "The deposit that the bonus came with has been taken back.",
  },
  closed: {
    da: "Din spilkonto er lukket.",
    en: "Your account is closed.",
  },
} as const satisfies Record<LostEnd, Localised<string>>;

/** Messages to players about bonuses. */
export const BONUS_TEXTS = {
  granted: ({ ore, wagerOre, days }: { ore: number; wagerOre: number; days: number }): MessageTexts =>
    both(
      [
        `Du har fået ${kroner(ore, "da")} i bonus`,
        `Spil for ${kroner(wagerOre, "da")} inden for ${days} dage, så bliver bonuspengene til dine egne penge. Din indbetaling er ikke bundet.`,
        "Under Mine bonusser kan du se, hvor langt du er, og opgive bonussen.",
      ],
      [
        `You have received a bonus of ${kroner(ore, "en")}`,
        `Stake ${kroner(wagerOre, "en")} within ${days} days, and the bonus money becomes your own. Your deposit is not locked.`,
        "Under My bonuses you can see how far you are, and give the bonus up.",
      ],
    ),
  /** The law has changed since the offer was published; the deposit was credited. */
  notGranted: ({ depositOre }: { depositOre: number }): MessageTexts =>
    both(
      [
        "Din bonus kunne ikke gives",
        `Din indbetaling på ${kroner(depositOre, "da")} er sat ind og er dine egne penge. Bonussen følger ikke med, for loven er ændret, siden tilbuddet blev lagt op.`,
        "Du skal ikke gøre noget. Du kan spille for pengene eller udbetale dem, som du vil.",
      ],
      [
        "Your bonus could not be granted",
        `Your deposit of ${kroner(depositOre, "en")} has been credited and is your own money. The bonus does not come with it, because the law has changed since the offer was published.`,
        "You need not do anything. You can play with the money or withdraw it, as you like.",
      ],
    ),
  released: ({ ore }: { ore: number }): MessageTexts =>
    both(
      [
        "Din bonus er frigivet",
        ore > 0
          ? `${kroner(ore, "da")} er nu dine egne penge. Du kan udbetale dem eller spille for dem.`
          : "Kravet er opfyldt. Der var ingen bonuspenge tilbage.",
      ],
      [
        "Your bonus is released",
        ore > 0
          ? `${kroner(ore, "en")} is your own money now. You can withdraw it or play with it.`
          : "The requirement is met. There was no bonus money left.",
      ],
    ),
  ended: ({ end, ore }: { end: LostEnd; ore: number }): MessageTexts =>
    both(
      [
        "Din bonus er ophørt",
        REASONS[end].da,
        ore > 0
          ? `${kroner(ore, "da")} i bonuspenge er bortfaldet. Dine egne penge er uændrede.`
          : "Der var ingen bonuspenge tilbage. Dine egne penge er uændrede.",
      ],
      [
        "Your bonus has ended",
        REASONS[end].en,
        ore > 0
          ? `${kroner(ore, "en")} of bonus money is gone. Your own money is unchanged.`
          : "There was no bonus money left. Your own money is unchanged.",
      ],
    ),
} as const;
