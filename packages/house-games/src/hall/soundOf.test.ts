import { describe, expect, it } from "vitest";
import { liveRound, storyRound } from "../../testing/hallStates.ts";
import { soundOf } from "./soundOf.ts";

const showing = storyRound("showing");
const own = new Set([7]);
const prize = (plates: number[]) => ({ pattern: "one-row" as const, index: 2, plates, eachOre: 1_000 });

describe("the sound of what happened in a hall", () => {
  it("is that of a number, of a prize, or of the player's own prize", () => {
    const before = liveRound(showing, [4]);
    expect(soundOf(before, liveRound(showing, [4, 17]), own)).toBe("number");
    expect(soundOf(before, liveRound(showing, [4, 17], [prize([8])]), own)).toBe("prize");
    expect(soundOf(before, liveRound(showing, [4, 17], [prize([8, 7])]), own)).toBe("own");
  });

  it("tells the end of sale, and nothing of what happened before the player came in", () => {
    const drawn = liveRound({ ...showing, state: "drawn" });
    expect(soundOf(liveRound({ ...showing, state: "selling" }), drawn, own)).toBe("begins");
    expect(soundOf(null, liveRound(showing, [4]), own)).toBeUndefined();
    expect(soundOf(liveRound(storyRound("finished", 10)), liveRound(showing, [4]), own)).toBeUndefined();
    expect(soundOf(liveRound(showing, [4]), liveRound(showing, [4]), own)).toBeUndefined();
  });
});
