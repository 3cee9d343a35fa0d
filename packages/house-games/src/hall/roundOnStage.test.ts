import { expect, it } from "vitest";
import { liveRound, SECONDS_OF_START, storyRound } from "../../testing/hallStates.ts";
import { roundOnStage } from "./roundOnStage.ts";

it("a round that is over stays on the stage until everybody has seen who won, and never in front of one that began", () => {
  const last = liveRound(storyRound("finished"), [4]);
  const waiting = liveRound(storyRound("selling", 10));
  expect(roundOnStage(waiting, last, SECONDS_OF_START + 5)).toBe(last);
  expect(roundOnStage(waiting, last, SECONDS_OF_START + 21)).toBe(waiting);
  expect(roundOnStage(liveRound(storyRound("drawn", 10)), last, SECONDS_OF_START + 5)).not.toBe(last);
  expect(roundOnStage(waiting, liveRound(storyRound("cancelled")), SECONDS_OF_START)).toBe(waiting);
  expect(roundOnStage(waiting, undefined, SECONDS_OF_START)).toBe(waiting);
});
