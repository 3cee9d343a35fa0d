import { describe, expect, it } from "vitest";
import { acceptedBonus, bonusOf } from "../../testing/index.ts";
import { replacedBonus } from "./replacedBonus.ts";

const current = acceptedBonus();
const takenBack = bonusOf({ state: "given-up", grantedOre: null, endedAt: current.acceptedAt });

describe("the acceptance that another one replaced (R2.39)", () => {
  it("is the one that ended as the current one was accepted, in whatever way the time is written", () => {
    expect(replacedBonus(current, [takenBack])).toBe(takenBack);
    const written = { ...takenBack, endedAt: "2026-11-10T11:00:00+01:00" };
    expect(replacedBonus(current, [written])).toBe(written);
  });

  it("is none that the player took back at another time, or that was granted", () => {
    expect(replacedBonus(current, [{ ...takenBack, endedAt: "2026-11-10T09:59:59Z" }])).toBeUndefined();
    expect(replacedBonus(current, [{ ...takenBack, grantedOre: 20_000 }])).toBeUndefined();
    expect(replacedBonus(current, [{ ...takenBack, state: "lapsed" }])).toBeUndefined();
    expect(replacedBonus(current, [])).toBeUndefined();
  });
});
