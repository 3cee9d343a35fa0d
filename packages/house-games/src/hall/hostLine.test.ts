import { createTranslator } from "@spilhus/i18n";
import { expect, it } from "vitest";
import { liveRound, storyRound } from "../../testing/hallStates.ts";
import { HALL_MESSAGES } from "./hallProps.ts";
import { hallTexts } from "./hallTexts.ts";
import { hostLine } from "./hostLine.ts";

const texts = hallTexts(createTranslator("da").messagesOf(...HALL_MESSAGES), "da", "Europe/Copenhagen");
const line = (live: ReturnType<typeof liveRound> | null) => hostLine(live, "3x9-90", texts);
const showing = storyRound("showing");
const row = { pattern: "one-row" as const, index: 1, plates: [7], eachOre: 100 };

it("the host says what the round tells: who is here, what is played for, what was won (R2.04)", () => {
  expect(line(null)).toMatch(/^Her er stille/);
  expect(line(liveRound({ ...storyRound("selling"), plates: 0 }))).toMatch(/^Velkommen/);
  expect(line(liveRound(storyRound("selling")))).toContain("14 spillere");
  expect(line(liveRound(storyRound("drawn")))).toMatch(/låst/);
  expect(line(liveRound(showing, [4]))).toMatch(/^Nu gælder det: Én række, 125,00/);
  expect(line(liveRound(showing, [4], [row]))).toMatch(/^Én række er gået. Nu gælder det: To rækker/);
  expect(line(liveRound(showing, [4, 90]))).toContain("Gamle Ole");
  expect(line(liveRound(storyRound("finished"), [4]))).toMatch(/^Tak/);
});
