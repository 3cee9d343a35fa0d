import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseKroner } from "./kroner.ts";

const DANISH = { group: ".", decimal: "," };
const ENGLISH = { group: ",", decimal: "." };

describe("parseKroner", () => {
  it.each([
    ["1.000,50", DANISH, 100_050],
    ["1000,5", DANISH, 100_050],
    ["250 kr.", DANISH, 25_000],
    ["1,000.50", ENGLISH, 100_050],
    ["DKK 2,000", ENGLISH, 200_000],
    ["0", DANISH, 0],
  ] as const)("reads %s with the separators %o as %i øre", (typed, separators, ore) => {
    expect(parseKroner(typed, separators)).toBe(ore);
  });

  it.each(["", "kr.", "1.00", "1,000.50", "1.0000", "12,345", "-5", "1e3", "100000000000000000", "0x10"])(
    "does not take %j for a Danish amount",
    (typed) => {
      expect(parseKroner(typed, DANISH)).toBeUndefined();
    },
  );

  it.each([
    ["da-DK", DANISH],
    ["en-GB", ENGLISH],
  ])("reads every amount back that %s writes, to the øre", (tag, separators) => {
    const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.nat(2 ** 40), (ore) => {
        expect(parseKroner(format.format(ore / 100), separators)).toBe(ore);
      }),
    );
  });
});
