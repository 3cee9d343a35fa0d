import { describe, expect, it } from "vitest";
import { proposePalette } from "../palette/proposePalette.ts";
import { drawable, GLYPHS } from "./glyphs.ts";
import { iconSvg, logoSvg } from "./logo.ts";
import { wordmark } from "./wordmark.ts";

const palette = proposePalette({ scheme: "light", primary: "#0a5c8f" });
if (!palette.ok) throw new Error(palette.problem);

describe("drawable", () => {
  it("keeps Danish letters and takes other accents off", () => {
    expect(drawable("Blåbær Café Ø")).toBe("BLÅBÆR CAFE Ø");
  });
});

describe("wordmark", () => {
  it("places one stroke per letter, none for a space, and grows with the name", () => {
    expect(wordmark("Å Ø").strokes.match(/<path/g)).toHaveLength(2);
    expect(wordmark("HUSET").width).toBeGreaterThan(wordmark("HUS").width);
  });

  it("names a letter it does not have", () => {
    expect(() => wordmark("日本")).toThrow('The name cannot be drawn: there is no letter "日".');
  });
});

describe("logoSvg", () => {
  it("has no text element, so that it looks the same without the brand's fonts", () => {
    const logo = logoSvg({ id: "havn", name: "Havn 24" }, palette.color);
    expect(logo).not.toContain("<text");
    expect(logo).toContain(palette.color.text);
  });

  it("draws another shape for another id and the same for the same", () => {
    const shapes = ["a", "b", "c", "d"].map((id) => iconSvg({ id, name: "Havn" }, palette.color));
    expect(new Set(shapes).size).toBe(4);
    expect(iconSvg({ id: "a", name: "Havn" }, palette.color)).toBe(shapes[0]);
  });

  it("can draw every letter a brand name may have", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ0123456789- ") expect(GLYPHS).toHaveProperty([letter]);
  });
});
