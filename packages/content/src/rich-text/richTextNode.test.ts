import { describe, expect, it } from "vitest";
import { isRichTextEmpty, plainText, richTextNodes } from "./richTextNode.ts";

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

describe("rich-text field (R3.16)", () => {
  it("returns its nodes, and none for an empty field", () => {
    expect(richTextNodes({ type: "doc", content: [paragraph("a")] })?.map(plainText)).toEqual(["a"]);
    expect([undefined, null, "", { type: "doc" }].map(richTextNodes)).toEqual([[], [], [], []]);
  });

  it.each([
    "<b>html</b>",
    42,
    { type: "paragraph" },
    { type: "doc", content: [{ text: "no type" }] },
    { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: 1 }] }] },
  ])("refuses what is no document: %j", (field) => {
    expect(richTextNodes(field)).toBeUndefined();
  });

  it("detects an empty field", () => {
    expect(isRichTextEmpty({ type: "doc", content: [{ type: "paragraph" }, paragraph("")] })).toBe(true);
    expect(isRichTextEmpty("")).toBe(true);
    expect(isRichTextEmpty({ type: "doc", content: [paragraph("a")] })).toBe(false);
    expect(
      isRichTextEmpty({ type: "doc", content: [{ type: "paragraph", content: [{ type: "image" }] }] }),
    ).toBe(false);
  });
});
