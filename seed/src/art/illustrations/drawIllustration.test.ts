import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  drawCover,
  drawIllustration,
  illustrationStyles,
  illustrationTopics,
  stylePalettes,
  type IllustrationId,
} from "../index.ts";

const small = (svg: string) => sharp(Buffer.from(svg), { density: 14.4 });

/** Statistics of the small picture; for the SVG itself, sharp would render it at full size first. */
const statsOf = async (svg: string) => {
  const { data, info } = await small(svg).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).stats();
};
const foreign = /<(?:text|script|image|foreignObject|style)\b|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined/;

describe.each(illustrationStyles)("illustrations in %s", (style) => {
  it("are different for every topic, the same each time, within 60 KB and without external resources", () => {
    const drawn = illustrationTopics.map((topic) => drawIllustration(`${style}/${topic}`));
    for (const [index, svg] of drawn.entries()) {
      expect(svg).toBe(drawIllustration(`${style}/${illustrationTopics[index] ?? "hero"}`));
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60 * 1024);
      expect(svg).not.toMatch(foreign);
    }
    expect(new Set(drawn).size).toBe(illustrationTopics.length);
  });

  it("are rendered by the image service as full 16:10 pictures", { timeout: 60_000 }, async () => {
    for (const topic of illustrationTopics) {
      const svg = drawIllustration(`${style}/${topic}`);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([1600, 1000]);
      const { channels, isOpaque } = await statsOf(svg);
      expect(isOpaque).toBe(true);
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(14);
    }
  });

  it("use the inks of a brand", () => {
    const inks = { ...stylePalettes[style], warm: "#123456" };
    expect(drawIllustration(`${style}/hero`, inks)).toContain("#123456");
    expect(drawIllustration(`${style}/hero`)).not.toContain("#123456");
  });

  it("give each article its own cover", { timeout: 60_000 }, async () => {
    const covers = ["en", "to", "tre", "fire", "fem", "seks"].map((seed) => drawCover(seed, style));
    expect(new Set(covers).size).toBe(covers.length);
    expect(covers[0]).toBe(drawCover("en", style));
    for (const svg of covers) {
      expect(svg).not.toMatch(foreign);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60 * 1024);
      expect((await statsOf(svg)).isOpaque).toBe(true);
    }
  });
});

it("lists styles and topics when a picture does not exist", () => {
  // Content is written by people: the id may come from a story and not from the type.
  expect(() => drawIllustration("paper-hall/moon" as IllustrationId)).toThrow(
    'There is no illustration "paper-hall/moon": styles are',
  );
});
