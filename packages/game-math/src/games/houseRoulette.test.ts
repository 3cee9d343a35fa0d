import { describe, expect, it } from "vitest";
import { HOUSE_ROULETTES } from "./houseRoulette.ts";
import { HOUSE_SLOTS } from "./houseSlots.ts";
import { mathVersionOf } from "./mathVersion.ts";

describe.each(HOUSE_ROULETTES.map((table) => ({ table, id: table.id })))("the table $id", ({ table }) => {
  it("has rising chips that are multiples of the smallest one, as is the most of a round", () => {
    const [least = 0] = table.chipsOre;
    expect(least).toBeGreaterThan(0);
    expect(table.chipsOre).toEqual(table.chipsOre.toSorted((one, other) => one - other));
    expect([...table.chipsOre, table.mostOre].filter((amount) => amount % least !== 0)).toEqual([]);
  });

  it("has a math version of its own, which changes with what a bet pays", () => {
    const changed = { ...table, odds: { ...table.odds, straight: 34 } };
    expect(mathVersionOf(changed)).not.toBe(mathVersionOf(table));
  });
});

it("no two games of the house have one id", () => {
  const ids = [...HOUSE_SLOTS, ...HOUSE_ROULETTES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
