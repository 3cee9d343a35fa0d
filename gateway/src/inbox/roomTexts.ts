import type { Localised } from "@spilhus/contracts";
import type { Cancellation } from "@spilhus/contracts/bingo";
import { both, kroner, type MessageTexts } from "./eventTexts.ts";

interface InRoom {
  readonly room: string;
  readonly paidOre: number;
}

const REASONS: Readonly<Record<Cancellation, Localised<string>>> = {
  "too-few-players": { da: "Der var for få spillere.", en: "There were too few players." },
  "too-few-plates": { da: "Der blev solgt for få plader.", en: "Too few plates were sold." },
  late: {
    da: "Vi kunne ikke trække numrene til tiden på grund af en fejl hos os.",
    en: "We could not draw the numbers in time, because of a fault of ours.",
  },
  operator: {
    da: "Vi har selv aflyst den, mens pladerne var til salg.",
    en: "We cancelled it ourselves while plates were on sale.",
  },
};

/** Messages to players about rounds of rooms, who may have left the room long ago. */
export const ROOM_TEXTS = {
  // The same words whatever the result: what comes back is less than the plates cost more often than not.
  paid: ({ room, paidOre, wonOre }: InRoom & { readonly wonOre: number }): MessageTexts =>
    both(
      [
        `${kroner(wonOre, "da")} fra runden i ${room}`,
        `Dine plader kostede ${kroner(paidOre, "da")}, og præmierne på ${kroner(wonOre, "da")} er gået ind på din spilkonto.`,
      ],
      [
        `${kroner(wonOre, "en")} from the round in ${room}`,
        `Your plates cost ${kroner(paidOre, "en")}, and the prizes of ${kroner(wonOre, "en")} are in your account.`,
      ],
    ),
  cancelled: ({ room, paidOre, because }: InRoom & { readonly because: Cancellation }): MessageTexts =>
    both(
      [
        `Runden i ${room} blev aflyst`,
        REASONS[because].da,
        `Du har fået ${kroner(paidOre, "da")} tilbage for dine plader.`,
      ],
      [
        `The round in ${room} was cancelled`,
        REASONS[because].en,
        `You have been paid back ${kroner(paidOre, "en")} for your plates.`,
      ],
    ),
  restricted: ({ room, paidOre }: InRoom): MessageTexts =>
    both(
      [
        `Dine plader i ${room} er betalt tilbage`,
        `Du kan ikke spille for tiden. Du har fået ${kroner(paidOre, "da")} tilbage for plader til en runde, der endnu ikke var begyndt.`,
      ],
      [
        `Your plates in ${room} have been paid back`,
        `You cannot play at present. You have been paid back ${kroner(paidOre, "en")} for plates of a round that had not begun.`,
      ],
    ),
} as const;
