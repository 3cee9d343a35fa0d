import { describe, expect, it } from "vitest";
import { pictureOf, withNarrow } from "./pictureOf.ts";

const WIDE = "/f/1/2100x900/0123456789abcdef0123/kobbermaanen-wide.svg";
const LANDSCAPE = "/f/1/1600x1000/0123456789abcdef0123/kobbermaanen-landscape.svg";

describe("a picture of a page (R9.08)", () => {
  it("has the encoding and quality of its options", () => {
    const { src, sources } = pictureOf(WIDE, "", {
      widths: [400],
      ratio: 4 / 3,
      formats: ["avif"],
      quality: 40,
    });
    expect(sources).toBeUndefined();
    expect(src).toBe(`${WIDE}/m/400x533/filters:quality(40):format(avif)`);
  });

  it("offers only the narrow picture in a narrow window", () => {
    const narrow = pictureOf(LANDSCAPE, "", { widths: [400, 720], sizes: "92vw", ratio: 0.8 });
    const wide = pictureOf(WIDE, "Månen", { widths: [960, 1600], sizes: "100vw", priority: true });
    const both = withNarrow(wide, narrow, "(max-width: 60rem)");
    expect(both.sources?.map(({ type, media, sizes }) => [type, media, sizes])).toEqual([
      ["image/avif", "(max-width: 60rem)", "92vw"],
      ["image/webp", "(max-width: 60rem)", "92vw"],
      ["image/avif", undefined, undefined],
      ["image/webp", undefined, undefined],
    ]);
    expect(both.sources?.[0]?.srcSet).toContain(`${LANDSCAPE}/m/400x320/`);
    expect(both).toMatchObject({ src: wide.src, alt: "Månen", priority: true });
  });
});
