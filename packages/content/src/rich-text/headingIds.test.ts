import { describe, expect, it } from "vitest";
import { headingIds, headingLevel } from "./headingIds.ts";
import { plainText, type RichTextNode } from "./richTextNode.ts";

const heading = (text: string, level = 3): RichTextNode => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text }],
});
const idsOf = (...nodes: readonly RichTextNode[]) =>
  [...headingIds(nodes)].map(([node, id]) => [plainText(node), id]);

describe("heading ids", () => {
  it.each([
    ["Sådan spiller du!", "saadan-spiller-du"],
    ["Ærø & Ø: 100 %", "aeroe-oe-100"],
    ["Café à la carte", "cafe-a-la-carte"],
    ["  – ", "afsnit"],
  ])("say what the heading says: %j → %j", (text, id) => {
    expect(idsOf(heading(text))).toEqual([[text, id]]);
  });

  it("are unique, even if a heading has the name of a numbered one", () => {
    const texts = ["Regler", "Regler 2", "Regler", "Regler"];
    expect(idsOf(...texts.map((text) => heading(text))).map(([, id]) => id)).toEqual([
      "regler",
      "regler-2",
      "regler-3",
      "regler-4",
    ]);
  });

  it("exist for headings inside other nodes too", () => {
    expect(idsOf({ type: "blockquote", content: [heading("Inde")] })).toEqual([["Inde", "inde"]]);
    expect(idsOf()).toEqual([]);
  });
});

it("treats an unknown heading level as 2", () => {
  expect(headingLevel(heading("Inde", 9))).toBe(2);
  expect(headingLevel(heading("Inde", 4))).toBe(4);
});
