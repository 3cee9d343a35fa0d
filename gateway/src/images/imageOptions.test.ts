import { describe, expect, it } from "vitest";
import { parseImageOptions } from "./imageOptions.ts";
import { IMAGE_LADDER } from "@spilhus/contracts";
import { imageVariant } from "./imageVariant.ts";

const parse = (path: string) => parseImageOptions(path);
const drawing = { width: 900, height: 1200, mime: "image/svg+xml" } as const;

describe("image options", () => {
  it("are read from the vendor's address form (R9.08)", () => {
    expect(
      parse("600x400/smart/filters:quality(60):format(webp):blur(10):brightness(20):rotate(90)"),
    ).toEqual({
      width: 600,
      height: 400,
      smart: true,
      format: "webp",
      quality: 60,
      blur: 10,
      brightness: 20,
      rotation: 90,
    });
    expect(parse("")).toMatchObject({ width: 0, height: 0, smart: false, format: undefined, rotation: 0 });
    expect(parse("filters:format(jpg)")).toMatchObject({ format: "jpeg" });
  });

  it.each([0, 90, 180, 270])("turn by %i degrees (R9.08)", (rotation) => {
    expect(parse(`filters:rotate(${rotation})`).rotation).toBe(rotation);
  });

  it.each(["quality", "blur", "brightness"])("take %s from 0 to 100 and nothing beyond (R9.08)", (name) => {
    expect(parse(`filters:${name}(0)`)).toMatchObject({ [name]: 0 });
    expect(parse(`filters:${name}(100)`)).toMatchObject({ [name]: 100 });
    for (const value of ["101", "-1", "1.5", "", "many"]) {
      expect(() => parse(`filters:${name}(${value})`)).toThrow(`${name}(${value}): must be a whole number`);
    }
  });

  it.each(["webp", "png", "jpeg", "avif"])("encode as %s (R9.08)", (format) => {
    expect(parse(`filters:format(${format})`).format).toBe(format);
  });

  it.each([
    ["filters:rotate(45)", "rotate(45): must be one of 0, 90, 180, 270"],
    ["filters:format(gif)", "format(gif): must be one of"],
    ["filters:grayscale()", "grayscale: the filters are"],
    ["filters:", "the filters are"],
    ["4001x10", "4001x10: the size must be"],
    ["-10x10", "-10x10: the size must be"],
    ["100x100/fit-in", "fit-in: after /m/ come"],
  ])("refuse %s with what is wrong (R9.08)", (path, message) => {
    expect(() => parse(path)).toThrow(message);
  });
});

describe("the variants that are made", () => {
  it("have a width of the ladder and the requested proportions (R9.08)", () => {
    expect(imageVariant(parse("301x0"), drawing)).toMatchObject({ width: 320, height: 428 });
    expect(imageVariant(parse("301x301"), drawing)).toMatchObject({ width: 320, height: 320 });
    expect(imageVariant(parse("0x1200"), drawing)).toMatchObject({ width: 900, height: 1200 });
    expect(imageVariant(parse(""), drawing)).toMatchObject({ width: 900, height: 1200 });
    expect(imageVariant(parse("300x0/filters:rotate(90)"), drawing)).toMatchObject({
      width: 320,
      height: 240,
    });
  });

  it("are few, however many sizes and filters are requested", () => {
    const widths = new Set<number>();
    for (let width = 1; width <= 4_000; width += 1)
      widths.add(imageVariant(parse(`${width}x0`), drawing).width);
    expect(widths.size).toBeLessThan(IMAGE_LADDER.widths.length);
    for (const filter of ["quality", "blur", "brightness"] as const) {
      const values = new Set<number>();
      for (let value = 0; value <= 100; value += 1) {
        values.add(imageVariant(parse(`filters:${filter}(${value})`), drawing)[filter]);
      }
      expect([...values].toSorted((a, b) => a - b)).toEqual([...IMAGE_LADDER[filter]]);
    }
  });

  it("are never larger than their original, for any options (asvs:2.4.1)", () => {
    const sizes = ["4000x3980", "4000x0", "0x4000", "1x4000", "4000x1", "901x1201", ""];
    const paths = sizes.flatMap((size) =>
      [size, `${size}/filters:rotate(90)`].map((path) => path.replace(/^\//, "")),
    );
    for (const path of paths) {
      const { width, height, rotation } = imageVariant(parse(path), drawing);
      const [most, least] = rotation === 90 ? [1_200, 900] : [900, 1_200];
      expect({ path, fits: width <= most && height <= least }).toEqual({ path, fits: true });
    }
  });

  it("never exceed 4000 pixels on a side", () => {
    for (const path of ["4000x1", "1x4000", "4000x4000", "10x4000", "0x4000"]) {
      const { width, height } = imageVariant(parse(path), { ...drawing, width: 10, height: 4_000 });
      expect(Math.max(width, height)).toBeLessThanOrEqual(4_000);
    }
  });
});
