import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parseImageOptions } from "./imageOptions.ts";
import { imageVariant } from "./imageVariant.ts";
import { packRaster, rasterise, rasterWidths } from "./rasterise.ts";

const drawing = { width: 900, height: 1_200, mime: "image/svg+xml" } as const;
/** A drawing of 600 × 400. */
const drawn = (shapes: string) => ({
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">${shapes}</svg>`),
  width: 600,
  height: 400,
});
const widths = (path: string) => rasterWidths(drawing, imageVariant(parseImageOptions(path), drawing));

describe("the rasters of a drawing", () => {
  it("are few, and each variant is made from the smallest one that is large enough", () => {
    expect(widths("160x0")).toEqual([400, 720, 900]);
    expect(widths("480x0")).toEqual([720, 900]);
    expect(widths("800x0")).toEqual([900]);
  });

  it("are never larger than the drawing", () => {
    expect(widths("2000x0")).toEqual([900]);
  });

  it("cover a crop by its longer side, also when rotated", () => {
    expect(widths("320x960")).toEqual([720, 900]);
    expect(widths("480x0/filters:rotate(90)")).toEqual([400, 720, 900]);
  });

  it("have the requested width and the drawing's proportions", async () => {
    const raster = await rasterise(drawn('<path d="M0 0h9v9z"/>'), 360);
    expect(raster).toMatchObject({ width: 360, height: 240 });
    expect(raster.pixels).toHaveLength(360 * 240 * raster.channels);
  });

  it("have an alpha channel only if the drawing is transparent, not because of a rounded border", async () => {
    const ground = '<path fill="#2040e0" d="M0 0h600v400H0z"/>';
    expect((await rasterise(drawn(ground), 360)).channels).toBe(3);
    expect((await rasterise(drawn('<path fill="#2040e0" d="M0 0h600v395H0z"/>'), 360)).channels).toBe(4);
  });

  it.each([
    ["jpeg", 255, '<path fill="#2040e0" d="M0 0h600v400H0z"/>'],
    ["webp", 0, ""],
  ])(
    "are packed small as %s, and lose neither their colours nor what shines through",
    async (format, alpha, ground) => {
      const raster = await rasterise(drawn(`${ground}<path fill="#e02040" d="M0 0h300v400H0z"/>`), 360);
      const packed = await packRaster(raster);
      expect(packed.length).toBeLessThan(raster.pixels.length / 20);
      expect(await sharp(packed).metadata()).toMatchObject({ format, width: 360, height: 240 });
      const { data } = await sharp(packed).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [...data.subarray((y * 360 + x) * 4, (y * 360 + x + 1) * 4)];
      const near = (...colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1));
      expect(pixel(90, 120)).toEqual(near(0xe0, 0x20, 0x40, 255));
      expect(pixel(270, 120).at(3)).toBe(alpha);
    },
  );
});
