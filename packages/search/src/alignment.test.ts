import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { align, LONGEST_WORD } from "./alignment.ts";
import { codesOf } from "./letterCodes.ts";
import { SLIP, SWAP } from "./spellingCost.ts";

const coded = (text: string) => ({ text, codes: codesOf(text) });
const find = (word: string, text: string, budget = 30) => align(coded(word), coded(text), budget);

describe("align", () => {
  it("finds a word at its place, at no cost if the text is that word", () => {
    expect(find("skat", "skat")).toEqual({ cost: 0, start: 0, end: 4 });
    expect(find("skat", "isfuglens skat")).toEqual({ cost: 0, start: 10, end: 14 });
  });

  it("prefers a whole word to the beginning of a word, and that to the inside of a word", () => {
    const cost = (text: string) => find("lokes", text)?.cost ?? Number.NaN;
    expect(cost("lokes kort")).toBeLessThan(cost("lokeskort"));
    expect(cost("lokeskort")).toBeLessThan(cost("klokeskort"));
  });

  it.each([
    ["frosklokke", "frostklokke", SLIP],
    ["frostxklokke", "frostklokke", SLIP],
    ["frostplokke", "frostklokke", SLIP],
    ["forstklokke", "frostklokke", SWAP],
  ])("reads %s as %s at the cost of its slip", (typed, meant, cost) => {
    expect(find(typed, meant)).toEqual({ cost, start: 0, end: meant.length });
  });

  it("counts a letter that sounds alike or is silent as less than a slip", () => {
    expect(find("krystal", "crystal")?.cost).toBeLessThan(SLIP);
    expect(find("gulfeber", "guldfeber")?.cost).toBeLessThan(SLIP);
  });

  it("matches words that were written together", () => {
    expect(find("konditorkrone", "konditor krone")).toEqual({ cost: 1, start: 0, end: 14 });
  });

  it("finds a misspelt part of a compound", () => {
    expect(find("klokkan", "frostklokken")).toMatchObject({ start: 5, end: 12 });
  });

  it("gives up beyond the budget", () => {
    expect(find("frostklokke", "frostklokke", 0)).toBeDefined();
    expect(find("forstklokke", "frostklokke", SWAP - 1)).toBeUndefined();
    expect(find("abcdef", "uvwxyz")).toBeUndefined();
    expect(find("abc", "")).toBeUndefined();
  });

  it("costs at most the slips that were made, and stays within text and budget", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abcdefkloprst"),
      minLength: 1,
      maxLength: LONGEST_WORD,
    });
    fc.assert(
      fc.property(
        letters,
        fc.nat(),
        fc.constantFrom("a", "k", "t"),
        fc.nat(30),
        (text, at, letter, budget) => {
          const place = 1 + (at % text.length);
          const typed = (text.slice(0, place) + letter + text.slice(place)).slice(0, LONGEST_WORD);
          const isWhole = typed.length === text.length + 1;
          expect(isWhole ? find(typed, text)?.cost : SLIP).toBeLessThanOrEqual(SLIP);
          const found = find(typed, text, budget);
          if (!found) return;
          expect(found.cost).toBeLessThanOrEqual(budget);
          expect(0 <= found.start && found.start <= found.end && found.end <= text.length).toBe(true);
        },
      ),
    );
  });
});
