import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parseImageOptions } from "./imageOptions.ts";
import { imageVariant } from "./imageVariant.ts";
import { packRaster, rasterise, rasterWidths } from "./rasterise.ts";

const drawing = { width: 900, height: 1_200, mime: "image/svg+xml" } as const;
const widths = (path: string) => rasterWidths(drawing, imageVariant(parseImageOptions(path), drawing));

describe("the rasters of a drawing", () => {
  it("are few, and each variant is made of the smallest that is large enough", () => {
    expect(widths("160x0")).toEqual([400, 720, 900]);
    expect(widths("480x0")).toEqual([720, 900]);
    expect(widths("800x0")).toEqual([900]);
  });

  it("are never larger than what was drawn", () => {
    expect(widths("2000x0")).toEqual([900]);
  });

  it("cover a crop by its longer side, also when it is turned", () => {
    expect(widths("320x960")).toEqual([720, 900]);
    expect(widths("480x0/filters:rotate(90)")).toEqual([400, 720, 900]);
  });

  it("have the asked width and the drawing's proportions", async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><path d="M0 0h9v9z"/></svg>',
    );
    const raster = await rasterise({ bytes, width: 900, height: 1_200 }, 360);
    expect(raster).toMatchObject({ width: 360, height: 480 });
    expect(raster.pixels).toHaveLength(360 * 480 * raster.channels);
    expect(await sharp(await packRaster(raster)).metadata()).toMatchObject({
      format: "webp",
      width: 360,
      height: 480,
    });
  });
});
