import { createTranslator } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { GLOBAL_ROOM, type ChatLine } from "@spilhus/contracts/chat";
import { describe, expect, it } from "vitest";
import { lineText } from "./lineText.ts";

const wordsIn = (locale: "da" | "en") => ({
  ...{ locale, zone: "Europe/Copenhagen" },
  t: islandTranslator(createTranslator(locale).messagesOf("chat")),
});
const won = (winners: number): ChatLine => ({
  ...{ kind: "winner", round: "r", room: "salen", roomName: "Salen", pattern: "full-plate" },
  ...{ winners, eachOre: 240 },
});

describe("a line about winners", () => {
  it.each([
    ["da", 1, "hall-salen", "1 vinder: 2,40\u00A0kr."],
    ["da", 2, GLOBAL_ROOM, "Salen: 2 vindere, 2,40\u00A0kr. hver."],
    ["da", 1, GLOBAL_ROOM, "Salen: 1 vinder, 2,40\u00A0kr."],
    ["en", 1, "hall-salen", "1 winner, DKK\u00A02.40."],
  ] as const)(
    "ends with one full stop, and names the hall where all halls are told: %s, %i, %s",
    (locale, winners, room, text) => {
      expect(lineText(won(winners), room, wordsIn(locale))).toBe(text);
    },
  );
});
