import { describe, expect, it } from "vitest";
import { toNumber } from "../exact/index.ts";
import { checkSlot, exactReturn, figuresOf, fullCycle } from "../slots/index.ts";
import { FERSKENFALD } from "./ferskenfald.ts";
import { HOUSE_SLOTS } from "./houseSlots.ts";
import { ISFUGLENS_SKAT } from "./isfuglensSkat.ts";
import { TRE_KIRSEBAER } from "./treKirsebaer.ts";

describe.each(HOUSE_SLOTS.map((game) => ({ game, id: game.id })))("the slot $id", ({ game }) => {
  it("has data that can be played at each of its stakes", () => {
    expect(checkSlot(game)).toEqual([]);
  });
});

/** Percent with two decimals, as players read it. */
const percent = (share: number) => (share * 100).toFixed(2);

it("Isfuglens Skat returns exactly what its reels say", () => {
  const { total, freeSpinsChance } = exactReturn(ISFUGLENS_SKAT);
  expect(percent(toNumber(total))).toBe("96.00");
  expect(percent(toNumber(freeSpinsChance))).toBe("0.81");
});

it("Tre Kirsebær returns exactly what its reels and its full cycle say", () => {
  const { total } = exactReturn(TRE_KIRSEBAER);
  expect(percent(toNumber(total))).toBe("95.00");
  expect(figuresOf(fullCycle(TRE_KIRSEBAER), undefined).rtp).toEqual(total);
});

it("Ferskenfald has so many stops that its full cycle is a matter of the bench", () => {
  expect(FERSKENFALD.strips.reduce((size, { length }) => size * length, 1)).toBe(3_704_400);
});
