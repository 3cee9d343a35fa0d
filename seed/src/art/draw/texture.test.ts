import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { rect, svgDocument } from "./svg.ts";
import { grain, raised } from "./texture.ts";

/** Grey levels of a sheet of 200 × 200 px. */
async function greysOf(definitions: string, body: string): Promise<(x: number, y: number) => number> {
  const svg = svgDocument(200, 200, definitions, rect(0, 0, 200, 200, "#ffffff") + body);
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return (x, y) => pixels[y * 200 + x] ?? Number.NaN;
}

describe("a shape with a shadow", () => {
  const square = "M60 60H140V140H60Z";
  const shade = { dx: 0, dy: 10, blur: 10, opacity: 0.5 };

  it("has a shadow that fades with the distance from its edge and falls to one side", async () => {
    const grey = await greysOf("", raised("s", square, shade, { fill: "#ff0000" }));
    const below = [142, 150, 158, 180].map((y) => grey(100, y));
    expect(below).toEqual(below.toSorted((a, b) => a - b));
    expect(below[0]).toBeLessThan(190);
    expect(below[3]).toBe(255);
    expect(grey(100, 50)).toBeGreaterThan(grey(100, 150));
  });

  it("is drawn in its own ink, with an outline of the given width", async () => {
    const look = { fill: "#00ff00", stroke: "#000000", "stroke-width": 2 };
    const grey = await greysOf("", raised("s", square, shade, look));
    const plain = await greysOf("", raised("s", square, { ...shade, opacity: 0 }, look));
    for (const x of [62, 70, 100]) expect(grey(x, 100)).toBe(plain(x, 100));
    expect(plain(63, 100)).toBe(plain(100, 100));
  });
});

describe("grain", () => {
  it("is drawn as a tile far smaller than the sheet, without a seam", async () => {
    const { definition, sheet } = grain(frameOf("wide"), 7, { opacity: 1, bias: 0.2 });
    const [, width = "", height = ""] =
      /<pattern id="grain" width="(\d+)" height="(\d+)"/.exec(definition) ?? [];
    expect(Number(width) * Number(height) * 10).toBeLessThan(2_100 * 900);
    const svg = svgDocument(2_100, 900, definition, rect(0, 0, 2_100, 900, "#808080") + sheet);
    const { data, info } = await sharp(Buffer.from(svg))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    /** Mean difference of two neighbouring columns. */
    const step = (x: number): number => {
      let sum = 0;
      for (let y = 0; y < info.height; y += 1) {
        sum += Math.abs((data[y * info.width + x] ?? 0) - (data[y * info.width + x + 1] ?? 0));
      }
      return sum / info.height;
    };
    const inside = [40, 90, 140, 190].map(step);
    expect(step(Number(width) - 1)).toBeLessThan(Math.max(...inside) * 1.3);
    expect(Math.min(...inside)).toBeGreaterThan(1);
  });
});
