import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { liveRound, storyRound } from "../../testing/hallStates.ts";
import { HALL_MESSAGES } from "./hallProps.ts";
import { hallNews } from "./hallNews.ts";
import { hallTexts } from "./hallTexts.ts";

const texts = hallTexts(createTranslator("da").messagesOf(...HALL_MESSAGES), "da", "Europe/Copenhagen");
const showing = storyRound("showing");
const news = (
  ...[before, now, own = []]: [ReturnType<typeof liveRound>, ReturnType<typeof liveRound>, number[]?]
) => hallNews(before, now, new Set(own), texts);

describe("the news of a hall", () => {
  it("has every number since the look before, however many came at once (games attack 13)", () => {
    expect(news(liveRound(showing, [4]), liveRound(showing, [4, 17, 42, 90]))).toEqual([
      "Nummer 17",
      "Nummer 42",
      "Nummer 90",
    ]);
  });

  it("has a prize after the number that decided it, and says what the player's own plate won", () => {
    const won = [
      { pattern: "one-row" as const, index: 2, plates: [7], eachOre: 1_000 },
      { pattern: "two-rows" as const, index: 3, plates: [8], eachOre: 500 },
    ];
    const [first, row, then, rows] = news(liveRound(showing, [4]), liveRound(showing, [4, 17, 42], won), [7]);
    expect([first, then]).toEqual(["Nummer 17", "Nummer 42"]);
    expect(row).toMatch(/^Du har vundet! Én række: 10,00/);
    expect(rows).toBe("To rækker er vundet");
  });

  it("tells a new round from its beginning, and how one ends", () => {
    const other = storyRound("drawn", 10);
    expect(news(liveRound(showing, [4]), liveRound(other))).toEqual(["Salget er slut. Runden begynder nu."]);
    expect(news(liveRound(showing, [4]), liveRound(storyRound("finished"), [4, 9]))).toEqual([
      "Nummer 9",
      "Runden er slut efter 2 tal.",
    ]);
  });

  it("is empty while nothing happens", () => {
    const live = liveRound(showing, [4]);
    expect(news(live, live)).toEqual([]);
    expect(news(live, liveRound(showing, [4]))).toEqual([]);
  });
});
