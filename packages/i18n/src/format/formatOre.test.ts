import { LOCALE_TAGS, LOCALES } from "@spilhus/contracts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPercent } from "./formatPercent.ts";
import { formatNumber } from "./formatNumber.ts";
import { formatOre, formatOreShort } from "./formatOre.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

describe("formatOre", () => {
  it.each([
    [1_000_000, "10.000,00 kr.", "DKK 10,000.00"],
    [0, "0,00 kr.", "DKK 0.00"],
    [5, "0,05 kr.", "DKK 0.05"],
    [-12_350, "-123,50 kr.", "DKK -123.50"],
    [123_456_700, "1.234.567,00 kr.", "DKK 1,234,567.00"],
  ])("writes %i øre as %s and %s", (ore, danish, english) => {
    expect(plain(formatOre(ore, "da"))).toBe(danish);
    expect(plain(formatOre(ore, "en"))).toBe(english);
  });

  it("never breaks the line and keeps its width while the number of digits stays", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (ore) => {
        expect(formatOre(ore, "da")).toMatch(/^\d{3}\.\d{3},\d{2}\u00A0kr\.$/);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d: money is whole øre", (ore) => {
    expect(() => formatOre(ore, "da")).toThrow(/whole number of øre/);
  });
});

describe("formatOreShort", () => {
  it("leaves the decimals of whole kroner out", () => {
    expect(plain(formatOreShort(5_000, "da"))).toBe("50 kr.");
    expect(plain(formatOreShort(50, "da"))).toBe("0,50 kr.");
    expect(plain(formatOreShort(200_000, "en"))).toBe("DKK 2,000");
  });
});

describe("formatPercent", () => {
  it("writes hundredths of a per cent", () => {
    expect(plain(formatPercent(9_612, "da"))).toBe("96,12 %");
    expect(formatPercent(9_600, "en")).toBe("96.00%");
    expect(() => formatPercent(96.12, "da")).toThrow(/whole number of hundredths/);
  });
});

describe("formatNumber", () => {
  it.each(LOCALES)("writes numbers as the language's own rules do, in %s", (locale) => {
    for (const decimals of [0, 1, 2]) {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const rules = new Intl.NumberFormat(LOCALE_TAGS[locale], digits);
      fc.assert(
        fc.property(fc.integer({ min: -1e13, max: 1e13 }), (number) => {
          const value = number / 10 ** decimals;
          expect(formatNumber(value, locale, decimals)).toBe(rules.format(value));
        }),
      );
    }
  });

  it("uses the locale's separators", () => {
    expect(formatNumber(5_000, "da")).toBe("5.000");
    expect(formatNumber(5_000, "en")).toBe("5,000");
  });
});
