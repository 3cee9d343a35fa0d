import { LOCALES } from "@spilhus/contracts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOre, formatOreShort } from "./formatOre.ts";
import { parseOre } from "./parseOre.ts";

describe("parseOre", () => {
  it.each([
    ["1.000,50", "da", 100_050],
    ["250 kr.", "da", 25_000],
    ["1,000.50", "en", 100_050],
    ["DKK 2,000", "en", 200_000],
    ["1000,5", "da", 100_050],
    ["0", "da", 0],
    ["1,000.50", "da", undefined],
    ["1.000,50", "en", undefined],
  ] as const)("reads %s in %s as %s øre (attack 25)", (typed, locale, ore) => {
    expect(parseOre(typed, locale)).toBe(ore);
  });

  it.each([
    "",
    "kr.",
    "1.00",
    "1,000.50",
    "1.0000",
    "12,345",
    "-5",
    "1e3",
    "100000000000000000",
    "0x10",
    "１０",
  ])("does not take %j for a Danish amount (attack 25)", (typed) => {
    expect(parseOre(typed, "da")).toBeUndefined();
  });

  it.each(LOCALES)("reads back every amount that %s writes", (locale) => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), (ore) => {
        expect(parseOre(formatOre(ore, locale), locale)).toBe(ore);
        expect(parseOre(formatOreShort(ore, locale), locale)).toBe(ore);
      }),
    );
  });
});
