import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture } from "./Picture.tsx";

describe("Picture", () => {
  const picture = {
    src: "/a.webp",
    sources: [
      { type: "image/avif", srcSet: "/a.avif 800w" },
      { type: "image/webp", srcSet: "/a.webp 800w" },
    ],
    sizes: "50vw",
    width: 800,
    height: 500,
    alt: "",
  } as const;

  it("offers AVIF before WebP and reserves its space by its size", () => {
    const html = renderToStaticMarkup(<Picture {...picture} />);
    expect(html.indexOf("image/avif")).toBeLessThan(html.indexOf("image/webp"));
    expect(html).toContain('width="800" height="500"');
    expect(html).toContain('loading="lazy"');
  });

  it("is its image alone without encodings to choose from, since a page repeats it by the dozen", () => {
    const html = renderToStaticMarkup(<Picture {...picture} sources={[]} srcSet="/a.webp 800w" />);
    expect(html).toMatch(/^<img src="\/a\.webp" srcSet="\/a\.webp 800w" sizes="50vw"[^>]*>$/);
  });

  it("shows another picture, with its own sizes, where a media condition holds", () => {
    const narrow = {
      type: "image/avif",
      srcSet: "/n.avif 400w",
      media: "(width < 40rem)",
      sizes: "92vw",
    } as const;
    const html = renderToStaticMarkup(<Picture {...picture} sources={[narrow, ...picture.sources]} />);
    expect(html).toMatch(
      /<source [^>]*srcSet="\/n\.avif 400w"[^>]*sizes="92vw"[^>]*media="\(width &lt; 40rem\)"/,
    );
    expect(html.match(/sizes="50vw"/g)).toHaveLength(3);
  });

  it("is fetched first and not lazily when it is the page's largest", () => {
    const html = renderToStaticMarkup(<Picture {...picture} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });
});
