import { describe, expect, it } from "vitest";
import { AssetSchema, MultilinkSchema } from "./fields.ts";

const uuid = "f2ef98cc-45fc-4291-b177-22ad25ce908b";

describe("a link field", () => {
  it.each([
    ["a story", { id: uuid, url: "", linktype: "story", cached_url: "pages/faq" }],
    ["a story's anchor", { id: uuid, url: "", linktype: "story", cached_url: "pages/faq", anchor: "rofus" }],
    ["a story, its anchor cleared", { id: uuid, url: "", linktype: "story", cached_url: "", anchor: null }],
    ["nothing yet", { id: "", url: "", linktype: "story", cached_url: "" }],
    [
      "an address",
      { id: "", url: "https://x.dk", linktype: "url", cached_url: "https://x.dk", target: "_blank" },
    ],
    ["a mailbox", { id: "", url: "", email: "hej@fjord.dk", linktype: "email", cached_url: "" }],
    ["a file", { id: "", url: "https://x.dk/a.pdf", linktype: "asset", cached_url: "https://x.dk/a.pdf" }],
  ])("to %s is accepted with all its fields", (_what, fields) => {
    const link = { fieldtype: "multilink", ...fields };
    expect(MultilinkSchema.parse(link)).toEqual(link);
  });
});

describe("an asset field", () => {
  const empty = {
    id: null,
    alt: null,
    name: "",
    focus: null,
    title: null,
    copyright: null,
    fieldtype: "asset",
  };
  it.each([
    ["chosen", { ...empty, id: 22184001, alt: "", filename: "https://a.storyblok.com/f/1/2x2/3/a.jpg" }],
    ["left empty", { ...empty, filename: "" }],
    ["emptied", { ...empty, filename: null, meta_data: {}, is_external_url: false }],
  ])("that is %s is accepted with all its fields", (_what, asset) => {
    expect(AssetSchema.parse(asset)).toEqual(asset);
  });
});
