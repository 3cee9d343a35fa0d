import { describe, expect, it } from "vitest";
import { mentions } from "./mentions.ts";

const [a, b, c] = ["a", "b", "c"].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`);

describe("the stories a content mentions", () => {
  it("are found in relations, links and rich text, once each", () => {
    const content = {
      component: "article",
      related: [a, b, a],
      cta: { linktype: "story", id: c?.toUpperCase() },
      body: { type: "doc", content: [{ marks: [{ attrs: { uuid: b } }] }] },
    };
    expect(mentions(content)).toEqual([a, b, c]);
  });

  it("are neither a block's own id nor a text with a uuid in it", () => {
    expect(mentions({ _uid: a, text: `see ${b}` })).toEqual([]);
  });
});
