import { describe, expect, it } from "vitest";
import { slotGame, SlotRowSchema } from "./slotGame.ts";

const input = (name: string, features: readonly string[]) => ({
  name,
  provider: "kystlys",
  layout: "5x3/20",
  features,
  wild: { da: "ræven", en: "the fox" },
  scatter: { da: "månen", en: "the moon" },
  description: { da: "En ræv. Den går.", en: "A fox. It walks." },
});
const row = (name: string, features: readonly string[]) => SlotRowSchema.parse(input(name, features));
const names = Array.from({ length: 150 }, (_, index) => `Spil ${index}`);
const textsOf = (features: readonly string[]) =>
  names.map((name) => {
    const game = slotGame("animals", row(name, features));
    return [...game.rules.da, ...game.features.da.map(({ text }) => text)].join(" ");
  });

describe("a slot built from its row", () => {
  it("never mentions a bonus round it does not have", () => {
    const plain = textsOf(["sticky-wild:3", "rising-multiplier:9", "stacked-wild:4", "upgrade:3"]);
    expect(plain.filter((text) => /bonus|gratisspil/i.test(text))).toEqual([]);
    expect(textsOf(["free-spins:10"]).some((text) => /bonus/i.test(text))).toBe(true);
  });

  it("names its own symbols, stakes and numbers in its rules and features", () => {
    const { rules, features, minBetOre } = slotGame("animals", row("Rævens Nat", ["free-spins:12"]));
    expect(rules.da.join(" ")).toMatch(/ræven/i);
    expect(features.en[0]?.text).toMatch(/the moon/i);
    expect(`${features.da[0]?.text} ${features.da[0]?.title}`).toContain("12");
    expect(rules.da.join(" ")).toContain(
      (minBetOre / 100).toLocaleString("da-DK", { minimumFractionDigits: 2 }),
    );
  });

  it("is the same at every seed", () => {
    const once = slotGame("animals", row("Rævens Nat", ["nudge:2"]));
    expect(slotGame("animals", row("Rævens Nat", ["nudge:2"]))).toEqual(once);
  });

  it("names its pot among its features where its engine feeds one, with its share, its chance and its return", () => {
    const { features } = slotGame("animals", row("Isfuglens Skat", []));
    const pot = features.da.find(({ title }) => title === "Isfuglens Pulje");
    expect(pot?.text).toContain("1 % af hver indsats");
    expect(pot?.text).toContain("2.000.000,00 kr.");
    expect(pot?.text).toContain("1,5 % tilbage oven i hjulenes 96 %");
  });

  it("refuses a mechanic it does not know and a layout it cannot read", () => {
    expect(SlotRowSchema.safeParse({ ...input("Skæv", []), layout: "5x3" }).error?.issues).toMatchObject([
      { path: ["layout"], message: expect.stringContaining("is not a layout") },
    ]);
    expect(() => slotGame("animals", row("Skæv", ["flying"]))).toThrow(
      '"Skæv" has the unknown feature "flying".',
    );
  });
});
