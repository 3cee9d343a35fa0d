import { describe, expect, it } from "vitest";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import type { ImageOptions } from "./imageOptions.ts";
import { imageSrcset } from "./imageSrcset.ts";
import { imageSize, imageUrl, shownSize } from "./imageUrl.ts";

const PICTURE = "https://a.storyblok.com/f/264311/1920x1080/1f4e0b93aa/fjord.jpg";

describe("address of a picture (R9.08)", () => {
  it.each<[ImageOptions, string]>([
    [{}, ""],
    [{ width: 800 }, "/m/800x0"],
    [{ height: 600 }, "/m/0x600"],
    [{ width: 800, height: 600, smart: true }, "/m/800x600/smart"],
    [{ width: 800, smart: true }, "/m/800x0"],
    [{ width: 320.4 }, "/m/321x0"],
    [{ quality: 60, format: "webp" }, "/m/filters:quality(60):format(webp)"],
    [
      { width: 400, quality: 0, blur: 5, brightness: 100, rotation: 270, format: "avif" },
      "/m/400x0/filters:quality(0):blur(5):brightness(100):rotate(270):format(avif)",
    ],
  ])("carries %j", (options, suffix) => {
    expect(imageUrl(PICTURE, options, recordingLogger())).toBe(`${PICTURE}${suffix}`);
  });

  it("omits an invalid option with a warning (R8.11)", () => {
    const logger = recordingLogger();
    expect(imageUrl(PICTURE, { width: 0, quality: 101, format: "png" }, logger)).toBe(
      `${PICTURE}/m/filters:format(png)`,
    );
    expect(logger.warnings).toHaveLength(2);
  });

  it("replaces existing options, and accepts a picture of our own service or without a size", () => {
    const logger = recordingLogger();
    expect(imageUrl(`${PICTURE}/m/10x10/smart`, { width: 20 }, logger)).toBe(`${PICTURE}/m/20x0`);
    expect(imageUrl("/images/f/fjord/1200x630/ab12/kort.png", { width: 20 }, logger)).toBe(
      "/images/f/fjord/1200x630/ab12/kort.png/m/20x0",
    );
    expect(imageUrl("https://a.storyblok.com/f/1/ab12/kort.png", { width: 20 }, logger)).toBe(
      "https://a.storyblok.com/f/1/ab12/kort.png/m/20x0",
    );
  });

  it("renders a drawing of our own service only if a format is given", () => {
    const drawing = "/f/475046/900x1200/165bcd8f5f/krystal.svg";
    expect(imageUrl(drawing, { width: 360, format: "avif" }, recordingLogger())).toBe(
      `${drawing}/m/360x0/filters:format(avif)`,
    );
    expect(imageUrl(drawing, { width: 360 }, recordingLogger())).toBe(drawing);
    expect(imageSize(drawing)).toEqual({ width: 900, height: 1200 });
  });

  it.each([
    "https://a.storyblok.com/f/264311/24x24/1f4e0b93aa/logo.svg",
    "https://example.com/picture.jpg",
    "/art/krystal.svg",
    "",
  ])("stays what it is when the service cannot make it: %j", (address) => {
    expect(imageUrl(address, { width: 100 }, recordingLogger())).toBe(address);
  });

  it("returns the picture's own size", () => {
    expect(imageSize(PICTURE)).toEqual({ width: 1920, height: 1080 });
    expect(imageSize("https://a.storyblok.com/f/1/ab12/kort.png")).toBeUndefined();
    expect(imageSize("https://a.storyblok.com/f/1/0x0/ab12/kort.png")).toBeUndefined();
  });
});

describe("proportions of a picture", () => {
  it("are its own, rotated with it, or the requested ones", () => {
    expect(shownSize(PICTURE, { width: 400 })).toEqual({ width: 1920, height: 1080 });
    expect(shownSize(PICTURE, { rotation: 270 })).toEqual({ width: 1080, height: 1920 });
    expect(shownSize(PICTURE, { width: 40, height: 30, rotation: 90 })).toEqual({ width: 40, height: 30 });
  });
});

describe("srcset of a picture", () => {
  it("names each width once, in order, and never more than the picture has", () => {
    expect(imageSrcset(PICTURE, [2400, 640, 320, 3000], { quality: 60 }, recordingLogger())).toBe(
      [320, 640, 1920].map((width) => `${PICTURE}/m/${width}x0/filters:quality(60) ${width}w`).join(", "),
    );
  });

  it("keeps the requested proportions", () => {
    expect(imageSrcset(PICTURE, [300], { width: 400, height: 300, smart: true }, recordingLogger())).toBe(
      `${PICTURE}/m/300x225/smart 300w`,
    );
  });

  it("warns once about an invalid option, however many addresses there are (R8.11)", () => {
    const logger = recordingLogger();
    expect(imageSrcset(PICTURE, [320, 640], { quality: 200 }, logger)).toBe(
      `${PICTURE}/m/320x0 320w, ${PICTURE}/m/640x0 640w`,
    );
    expect(logger.warnings).toHaveLength(1);
  });

  it("is empty for a drawing, which scales without it", () => {
    expect(imageSrcset("/art/krystal.svg", [320, 640], {}, recordingLogger())).toBe("");
  });
});
