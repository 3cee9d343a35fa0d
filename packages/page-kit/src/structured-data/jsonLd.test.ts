import { describe, expect, it } from "vitest";
import { article, breadcrumbs, faqPage, jsonLdText } from "./jsonLd.ts";

describe("structured data", () => {
  it("cannot be closed by an editor's text", () => {
    const text = jsonLdText(
      faqPage([{ question: "</script><script>alert(1)</script>", answer: "a\u2028b" }]),
    );
    expect(text).not.toMatch(/<|\u2028/);
    expect(JSON.parse(text)).toMatchObject({
      mainEntity: [{ name: "</script><script>alert(1)</script>", acceptedAnswer: { text: "a\u2028b" } }],
    });
  });

  it("numbers breadcrumbs from one", () => {
    const data = breadcrumbs("https://a.dk", [
      { name: "Forside", path: "/" },
      { name: "Blog", path: "/blog" },
    ]);
    expect(data["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Forside", item: "https://a.dk/" },
      { "@type": "ListItem", position: 2, name: "Blog", item: "https://a.dk/blog" },
    ]);
  });

  it("leaves an article's image out when there is none", () => {
    const data = article({
      type: "BlogPosting",
      origin: "https://a.dk",
      path: "/blog/x",
      headline: "H",
      description: "D",
      publishedOn: "2026-01-01",
      author: "A",
      image: undefined,
      publisher: "P",
      locale: "da",
    });
    expect(data).not.toHaveProperty("image");
  });
});
