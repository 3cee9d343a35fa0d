import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskNumbers } from "./maskNumbers.ts";

const CARD = "4571 0000 0000 0001";

describe("numbers that nobody should write to us (support attack 8)", () => {
  it.each([
    [CARD, "•••• 0001"],
    ["4571000000000001", "•••• 0001"],
    ["mit kort 4571-0000-0000-0001!", "mit kort •••• 0001!"],
    ["4571.0000.0000.0001", "•••• 0001"],
    ["4571\n0000 0000 0001", "•••• 0001"],
    ["４５７１００００００００００01", "•••• 0001"],
    ["4571\u200b0000\u200b0000\u200b0001", "•••• 0001"],
    ["٤٥٧١٠٠٠٠٠٠٠٠٠٠٠١", "•••• 0001"],
    [`${CARD} 12/27 123`, "•••• 0001"],
    ["3782 822463 10005 er amex", "•••• 0005 er amex"],
  ])("%j: of a card its last four digits stay", (typed, text) => {
    expect(maskNumbers(typed)).toEqual({ text, masked: ["card"] });
  });

  it.each([
    ["cpr 010190-1234", "cpr ••••••-••••"],
    ["0101901234.", "••••••-••••."],
    ["010190 1234", "••••••-••••"],
    ["01 01 90 - 1234", "••••••-••••"],
    ["010190–1234", "••••••-••••"],
  ])("%j: of a CPR number nothing stays", (typed, text) => {
    expect(maskNumbers(typed)).toEqual({ text, masked: ["identity"] });
  });

  it.each([
    "Jeg satte 1.000,00 kr. ind den 25.11.2026 kl. 18.05",
    "Ring 12 34 56 78",
    "kundenummer 100234",
    "4571 0000 0000 0002",
    "990190-1234",
  ])("%j stays as it is", (typed) => {
    expect(maskNumbers(typed)).toEqual({ text: typed, masked: [] });
  });

  it("names both kinds, and leaves nothing that would be masked again", () => {
    const { text, masked } = maskNumbers(`010190-1234 og ${CARD}`);
    expect(masked).toEqual(["card", "identity"]);
    expect(maskNumbers(text).masked).toEqual([]);
  });

  it("masks every card that passes Luhn's check, whatever stands between its digits", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });
    const separator = fc.constantFrom("", " ", "-", ".", "  ", " - ".slice(0, 2), "\u00a0", "/");
    fc.assert(
      fc.property(digits, separator, (body, between) => {
        const sum = body
          .toReversed()
          .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
          .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
        const number = [...body, (10 - (sum % 10)) % 10];
        const typed = `kort: ${number.join(between)}`;
        expect(maskNumbers(typed).text).toBe(`kort: •••• ${number.slice(-4).join("")}`);
      }),
    );
  });
});
