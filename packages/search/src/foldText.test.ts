import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, foldWithOrigins } from "./foldText.ts";

describe("foldText", () => {
  it.each([
    ["Nøkken i Åen", "nokken i aen"],
    ["Sledge & Ember", "sledge ember"],
    ["Odin’s Øje", "odins oje"],
    ["KLØVER-dronning", "klover dronning"],
    ["Café Crème", "cafe creme"],
    ["Snefnug 88", "snefnug 88"],
    ["  ¡!  ", ""],
  ])("brings %s to its letters", (original, folded) => {
    // Doubled letters are one.
    expect(foldText(original)).toBe(folded.replaceAll(/([a-z])\1/g, "$1"));
  });

  it.each([
    ["Hønsegården", "hoensegaarden"],
    ["Hønsegården", "HONSEGARDEN"],
    ["Grævlingen", "graevlingen"],
    ["Åen", "aaen"],
    ["Øen", "oeen"],
    ["Blå Øjne", "blaa öjne"],
    ["Frostklokken", "frostkloken"],
    ["Kobberåren", "Kobbera\u030Aren"],
  ])("makes no difference between %s and %s (R2.16)", (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it("keeps digits that stand twice: 88 is not 8", () => {
    expect(foldText("Snefnug 88")).not.toBe(foldText("Snefnug 8"));
  });

  it("does not care about case, composition or surrounding space (R2.16)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = foldText(text);
        expect(foldText(text.toLowerCase())).toBe(folded);
        expect(foldText(`  ${text.normalize("NFD")} `)).toBe(folded);
        expect(folded).toBe(folded.trim());
      }),
    );
  });
});

describe("foldWithOrigins", () => {
  it("leads every folded letter back to what was written", () => {
    const name = "Rød & Blåå";
    const { text, origins } = foldWithOrigins(name);
    expect(text).toBe("rod bla");
    expect(origins.map(([start, end]) => name.slice(start, end))).toEqual([
      "R",
      "ø",
      "d",
      "",
      "B",
      "l",
      "åå",
    ]);
  });

  it("has origins in order and inside the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (original) => {
        const { text, origins } = foldWithOrigins(original);
        expect(origins).toHaveLength(text.length);
        let before = 0;
        for (const [start, end] of origins) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThanOrEqual(start);
          before = start;
        }
        expect(origins.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(original.length);
      }),
    );
  });
});
