import { describe, expect, it } from "vitest";
import { linkHref, storyPath } from "./linkHref.ts";

describe("an editor's link", () => {
  it("to a page's story leads to its route", () => {
    expect(storyPath("pages/front")).toBe("/");
    expect(storyPath("en/pages/faq")).toBe("/faq");
    expect(storyPath("pages/responsible-gaming")).toBe("/ansvarligt-spil");
    expect(linkHref({ linktype: "story", cached_url: "pages/faq", anchor: "rofus" })).toBe("/faq#rofus");
  });

  it("to an article leads to its slug", () => {
    expect(linkHref({ linktype: "story", cached_url: "blog/rolig-aften/" })).toBe("/blog/rolig-aften");
  });

  it("to another site is kept", () => {
    expect(linkHref({ linktype: "url", url: "https://www.rofus.nu/" })).toBe("https://www.rofus.nu/");
    expect(linkHref({ linktype: "url", url: "/spiloversigt?nye=1" })).toBe("/spiloversigt?nye=1");
  });

  it.each([
    ["beside an empty address", { url: "", email: "hej@fjord.dk", cached_url: "" }],
    ["and again as an address", { url: "hej@fjord.dk", email: "hej@fjord.dk", cached_url: "hej@fjord.dk" }],
    ["as an address only", { url: "hej@fjord.dk" }],
  ])("to a mailbox is found where the service writes the mailbox %s", (_where, fields) => {
    expect(linkHref({ linktype: "email", ...fields })).toBe("mailto:hej@fjord.dk");
  });

  it("drops an anchor that was cleared", () => {
    expect(linkHref({ linktype: "story", cached_url: "pages/faq", anchor: null })).toBe("/faq");
  });

  it.each(["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//evil.example", ""])(
    "that is no safe address (%j) leads nowhere",
    (url) => {
      expect(linkHref({ linktype: "url", url })).toBeUndefined();
    },
  );

  it("that is missing has no address", () => {
    expect(linkHref(undefined)).toBeUndefined();
    expect(linkHref({ linktype: "story", cached_url: "" })).toBeUndefined();
  });
});
