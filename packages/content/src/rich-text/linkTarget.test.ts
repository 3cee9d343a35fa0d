import { describe, expect, it } from "vitest";
import { linkAttributes, type StoryTarget } from "./linkTarget.ts";

const page = ({ fullSlug }: StoryTarget) => `/${fullSlug}`;

describe("link of rich text", () => {
  it.each([
    ["an address", { linktype: "url", href: "https://example.com/" }, { href: "https://example.com/" }],
    ["an address with an anchor", { linktype: "url", href: "/faq", anchor: "om" }, { href: "/faq#om" }],
    ["an anchor alone", { linktype: "url", href: "", anchor: "#om" }, { href: "#om" }],
    ["an e-mail", { linktype: "email", href: "a@example.com" }, { href: "mailto:a@example.com" }],
    [
      "an e-mail with its scheme",
      { linktype: "email", href: "mailto:a@example.com" },
      { href: "mailto:a@example.com" },
    ],
    [
      "an asset",
      { linktype: "asset", href: "https://a.storyblok.com/f/1/x/y.pdf" },
      { href: "https://a.storyblok.com/f/1/x/y.pdf" },
    ],
    ["a story as it was saved", { linktype: "story", href: "/om-os", uuid: "u" }, { href: "/om-os" }],
    [
      "a story as it is called now",
      { linktype: "story", href: "/gammel", anchor: "holdet", story: { full_slug: "om-os" } },
      { href: "/om-os#holdet" },
    ],
    [
      "a new window, which is cut off from this one",
      {
        linktype: "url",
        href: "/x",
        target: "_blank",
        custom: { rel: "nofollow Sponsored opener <x>", title: "T", onclick: "x" },
      },
      { href: "/x", target: "_blank", rel: "noopener nofollow sponsored", title: "T" },
    ],
    ["the same window", { linktype: "url", href: "/x", target: "_self", custom: {} }, { href: "/x" }],
  ])("is %s", (_what, attrs, expected) => {
    expect(linkAttributes(attrs, page)).toEqual(expected);
  });

  it("uses the address of a story's page, and is undefined if there is no page", () => {
    const asked: StoryTarget[] = [];
    const attrs = {
      linktype: "story",
      uuid: "u",
      href: "/en/om-os",
      anchor: "holdet",
      story: { full_slug: "en/om-os" },
    };
    const nowhere = (target: StoryTarget) => {
      asked.push(target);
      return undefined;
    };
    expect(linkAttributes(attrs, nowhere)).toBeUndefined();
    expect(asked).toEqual([{ uuid: "u", fullSlug: "en/om-os" }]);
  });

  it.each([
    { linktype: "url", href: "javascript:alert(1)" },
    { linktype: "asset", href: "data:text/html,x" },
    { href: "java\nscript:alert(1)" },
    { linktype: "url", href: null },
    { linktype: "url", href: 5 },
    undefined,
    "https://example.com",
  ])("is none for %j", (attrs) => {
    expect(linkAttributes(attrs, page)).toBeUndefined();
  });
});
