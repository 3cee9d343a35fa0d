import type { LineSlot } from "@spilhus/game-math";
import { parSheetOf } from "@spilhus/game-math/games";
import { describe, expect, it } from "vitest";
import { deviationFigure, sameFigure } from "./deviationFigure.ts";
import { plateFigures } from "./plateFigures.ts";
import { rouletteFigures } from "./rouletteFigures.ts";
import { secureSource } from "./secureSource.ts";
import { slotFigures } from "./slotFigures.ts";

const SLOT: LineSlot = {
  kind: "lines",
  id: "small",
  rows: 1,
  strips: [
    ["a", "b"],
    ["a", "b"],
    ["a", "b", "b"],
  ],
  doesWildExpand: false,
  lines: [[0, 0, 0]],
  pays: { a: { 3: 600 }, b: { 3: 150 } },
  stakesOre: [100],
};
const ROUNDS = 5_000;
const missed = (figures: readonly { readonly what: string; readonly isMet: boolean }[]) =>
  figures.filter(({ isMet }) => !isMet).map(({ what }) => what);

it("a mean is met up to four deviations from the proven one", () => {
  const figure = (mean: number) =>
    deviationFigure({
      ...{ what: "return", mean, expected: 1, deviation: 2, rounds: 10_000, seconds: 3 },
      show: (value) => value.toFixed(3),
    });
  expect(figure(1.079)).toMatchObject({ result: "3.95 σ", isMet: true, measured: "1.079 in 3 s" });
  expect(figure(0.919)).toMatchObject({ result: "4.05 σ", isMet: false, calibration: "proven: 1.000" });
});

it("two values that differ miss", () => {
  expect(sameFigure("return", "19/20", "19/20")).toMatchObject({ isMet: true });
  expect(sameFigure("return", "19/20", "96/100")).toMatchObject({ isMet: false, result: "different" });
});

describe("the proof of a slot", () => {
  it("agrees in every way with its own sheet", () => {
    const figures = slotFigures(SLOT, parSheetOf(SLOT), ROUNDS, secureSource);
    expect(figures.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["small: full cycle", "small: exact return", "small: par sheet"]),
    );
    expect(figures.find(({ what }) => what === "small: exact return")?.measured).toBe("3/4");
    expect(missed(figures.filter(({ target }) => !target.includes("σ")))).toEqual([]);
  });

  it("misses when the sheet is of other reels, or missing", () => {
    const strips = SLOT.strips.with(2, ["a", "a", "b"]);
    const other = parSheetOf({ ...SLOT, strips });
    for (const sheet of [other, undefined]) {
      expect(missed(slotFigures(SLOT, sheet, ROUNDS, secureSource))).toContain("small: par sheet");
    }
  });

  it("misses when the source of the rounds is not fair", () => {
    // The larger of two draws: the last places of a reel come up more often.
    const unfair = {
      below: (bound: number) => Math.max(secureSource.below(bound), secureSource.below(bound)),
    };
    expect(missed(slotFigures(SLOT, parSheetOf(SLOT), ROUNDS, unfair))).toContain(
      "small: rounds that win, 5,000 rounds",
    );
  });
});

it("the proof of roulette misses with a source that knows no high numbers", () => {
  const unfair = { below: () => secureSource.below(19) };
  expect(missed(rouletteFigures(70_000, unfair))).toContain("roulette: straight, 10,000 rounds");
});

it("the proofs of roulette and plates agree exactly before any round is played", () => {
  const figures = [...rouletteFigures(7, secureSource), ...plateFigures(1, secureSource)];
  const exact = figures.filter(({ target }) => target === "the same");
  expect(exact).toHaveLength(10);
  expect(missed(exact)).toEqual([]);
});
