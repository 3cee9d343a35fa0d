import { describe, expect, it } from "vitest";
import { richTextHeadings } from "./headingIds.ts";

function headings(...texts: string[]) {
  const content = texts.map((text) => ({
    type: "heading",
    attrs: { level: 3 },
    content: [{ type: "text", text }],
  }));
  return richTextHeadings({ type: "doc", content });
}

describe("heading ids", () => {
  it.each([
    ["Sådan spiller du!", "saadan-spiller-du"],
    ["Ærø & Ø: 100 %", "aeroe-oe-100"],
    ["Café à la carte", "cafe-a-la-carte"],
    ["  – ", "afsnit"],
  ])("say what the heading says: %j → %j", (text, id) => {
    expect(headings(text)).toEqual([{ id, level: 3, text }]);
  });

  it("are unique, also against a heading that is called like a numbered one", () => {
    expect(headings("Regler", "Regler 2", "Regler", "Regler").map(({ id }) => id)).toEqual([
      "regler",
      "regler-2",
      "regler-3",
      "regler-4",
    ]);
  });

  it("are found inside other nodes and missing in no document", () => {
    const inner = { type: "heading", attrs: { level: 9 }, content: [{ type: "text", text: "Inde" }] };
    expect(richTextHeadings({ type: "doc", content: [{ type: "blockquote", content: [inner] }] })).toEqual([
      { id: "inde", level: 2, text: "Inde" },
    ]);
    expect(richTextHeadings("")).toEqual([]);
  });
});
