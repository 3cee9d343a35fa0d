import { describe, expect, it } from "vitest";
import { firstPictures } from "./firstPictures.ts";

const srcset = (format: string) =>
  [320, 480, 720, 960, 1440].map((w) => `/f/${w}.${format} ${w}w`).join(", ");
const picture = (attributes: string, sizes = "(min-width: 64rem) 36rem, 100vw") => `
  <picture>
    <source type="image/jxl" srcset="/f/1.jxl 320w"/>
    <source type="image/avif" sizes="${sizes}" srcSet="${srcset("avif")}"/>
    <source type="image/webp" sizes="${sizes}" srcset="${srcset("webp")}"/>
    <img src="/f/fallback.jpg" ${attributes}/>
  </picture>`;

describe("the pictures a page shows first", () => {
  it("are the largest one in the format and widths that phones and desktops request", () => {
    // A phone needs 390 × 3 = 1170 or 412 × 2.625 = 1082 pixels, a desktop 576 or 1152.
    expect(firstPictures(picture('fetchPriority="high"'))).toEqual([
      "/f/960.avif",
      "/f/1440.avif",
      "/f/480.avif",
      "/f/720.avif",
    ]);
  });

  it("use the widest candidate where none is wide enough", () => {
    const html = `<img fetchpriority="high" sizes="100vw" srcset="/f/a.jpg 320w, /f/b.jpg 640w" src="/f/a.jpg">`;
    expect(firstPictures(html)).toEqual(["/f/b.jpg"]);
  });

  it("include those that the page preloads", () => {
    const head = `<link rel="preload" as="image" imagesrcset="/f/a.avif 4000w" imagesizes="100vw"><link rel="preload" as="image" href="/brand/logo.svg"><link rel="preload" as="font" href="/brand/x.woff2">`;
    expect(firstPictures(head)).toEqual(["/f/a.avif", "/brand/logo.svg"]);
  });

  it("include the first rows of a lobby, but not the rows below", () => {
    const cards = Array.from({ length: 40 }, (_, n) => `<img loading="lazy" src="/f/card-${n}.jpg">`);
    expect(firstPictures(cards.join(""))).toEqual(Array.from({ length: 8 }, (_, n) => `/f/card-${n}.jpg`));
  });

  it("respect the media of a source, and leave out other hosts", () => {
    const html = `<picture><source type="image/avif" media="(min-width: 48rem)" srcset="/f/wide.avif 2000w">
      <source type="image/avif" media="(max-width: 47.99rem)" srcset="/f/tall.avif 2000w">
      <img fetchpriority="high" src="/f/x.jpg"></picture><img src="//cdn.example/y.jpg"><img src="https://cdn.example/z.jpg">`;
    expect(firstPictures(html)).toEqual(["/f/tall.avif", "/f/wide.avif"]);
  });
});
