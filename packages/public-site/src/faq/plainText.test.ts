import { describe, expect, it } from "vitest";
import { plainText } from "./plainText.ts";

const text = (words: string) => ({ type: "text", text: words });
const paragraph = (...words: string[]) => ({ type: "paragraph", content: words.map(text) });

describe("plain text of a rich-text document", () => {
  it("joins the parts of a paragraph and separates paragraphs by a space", () => {
    expect(plainText({ type: "doc", content: [paragraph("Du skal ", "være 18"), paragraph("år.")] })).toBe(
      "Du skal være 18 år.",
    );
  });

  it("includes lists", () => {
    const list = {
      type: "bullet_list",
      content: [
        { type: "list_item", content: [paragraph("a")] },
        { type: "list_item", content: [paragraph("b")] },
      ],
    };
    expect(plainText({ type: "doc", content: [list] })).toBe("a b");
  });

  it("is empty for a value that is not a document", () => {
    expect(plainText(undefined)).toBe("");
    expect(plainText({ content: "x" })).toBe("");
  });
});
