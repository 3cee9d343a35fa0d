import { describe, expect, it } from "vitest";
import { slotGame, type SlotRow } from "./slotGame.ts";

const row = (name: string, does: SlotRow["does"]): SlotRow => ({
  name,
  by: "kystlys",
  volatility: "low",
  layout: "5x3/20",
  does,
  wild: ["ræven", "the fox"],
  scatter: ["månen", "the moon"],
  about: ["En ræv. Den går.", "A fox. It walks."],
});
const names = Array.from({ length: 150 }, (_, index) => `Spil ${index}`);
const told = (does: SlotRow["does"]) =>
  names.map((name) => {
    const { rules, features } = slotGame("animals", row(name, does));
    return [...rules.da, ...features.da.map(({ text }) => text)].join(" ");
  });

describe("a slot put together from its row", () => {
  it("never speaks of a bonus round it does not have", () => {
    const plain = told(["sticky-wild:3", "rising-multiplier:9", "stacked-wild:4", "upgrade:3"]);
    expect(plain.filter((text) => /bonus|gratisspil/i.test(text))).toEqual([]);
    expect(told(["free-spins:10"]).some((text) => /bonus/i.test(text))).toBe(true);
  });

  it("tells its rules and features with its own symbols, stakes and numbers", () => {
    const { rules, features, minBetOre } = slotGame("animals", row("Rævens Nat", ["free-spins:12"]));
    expect(rules.da.join(" ")).toMatch(/ræven/i);
    expect(features.en[0]?.text).toMatch(/the moon/i);
    expect(`${features.da[0]?.text} ${features.da[0]?.title}`).toContain("12");
    expect(rules.da.join(" ")).toContain(
      (minBetOre / 100).toLocaleString("da-DK", { minimumFractionDigits: 2 }),
    );
  });

  it("is the same at every seed and returns less where a pot takes its share", () => {
    const without = slotGame("animals", row("Rævens Nat", ["nudge:2"]));
    expect(slotGame("animals", row("Rævens Nat", ["nudge:2"]))).toEqual(without);
    const withPot = slotGame("animals", { ...row("Rævens Nat", ["nudge:2"]), pot: "midnat" });
    expect(withPot.rtp).toBe(without.rtp - 140);
    expect(withPot.features.da).toHaveLength(without.features.da.length + 1);
  });

  it("names a mechanic it does not know and a layout it cannot read", () => {
    // A row from outside the type system, as a hand-written file could hold.
    const broken = { ...row("Skæv", []), does: ["flying"], layout: "5x3" } as unknown as SlotRow;
    expect(() => slotGame("animals", broken)).toThrow('"5x3" is no layout');
    expect(() => slotGame("animals", { ...broken, layout: "5x3/20" })).toThrow(
      '"Skæv" has the unknown mechanic "flying".',
    );
  });
});
