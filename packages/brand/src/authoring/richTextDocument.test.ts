import { describe, expect, it } from "vitest";
import { richTextDocument } from "./richTextDocument.ts";

const link = (href: string, linktype: string, target: string) => ({
  type: "link",
  attrs: { href, uuid: null, anchor: null, target, linktype },
});

describe("rich text from markup", () => {
  it("makes headings, paragraphs, lists and quotations in the content service's shape (R3.16)", () => {
    const { content } = richTextDocument(
      "## Regler\n\nEt afsnit\nover to linjer\n\n- ét\n- to\n\n1. først\n\n> sagt",
    );
    expect(content).toEqual([
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Regler" }] },
      { type: "paragraph", content: [{ type: "text", text: "Et afsnit over to linjer" }] },
      {
        type: "bullet_list",
        content: ["ét", "to"].map((text) => ({
          type: "list_item",
          content: [{ type: "paragraph", content: [{ type: "text", text }] }],
        })),
      },
      {
        type: "ordered_list",
        attrs: { order: 1 },
        content: [
          { type: "list_item", content: [{ type: "paragraph", content: [{ type: "text", text: "først" }] }] },
        ],
      },
      { type: "blockquote", content: [{ type: "paragraph", content: [{ type: "text", text: "sagt" }] }] },
    ]);
  });

  it("marks bold words and links, and opens other sites in a new tab (R3.16)", () => {
    const { content } = richTextDocument(
      "Læs **alt** om [ROFUS](https://www.rofus.nu) og skriv til [os](mailto:a@b.dk)",
    );
    expect(content).toEqual([
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Læs " },
          { type: "text", text: "alt", marks: [{ type: "bold" }] },
          { type: "text", text: " om " },
          { type: "text", text: "ROFUS", marks: [link("https://www.rofus.nu", "url", "_blank")] },
          { type: "text", text: " og skriv til " },
          { type: "text", text: "os", marks: [link("a@b.dk", "email", "_self")] },
        ],
      },
    ]);
  });

  it("refuses a list that is glued to the paragraph before it, instead of printing its dashes", () => {
    expect(() => richTextDocument("Du skal bruge:\n- MitID")).toThrow(
      'Leave a blank line before the list in "Du skal bruge:"',
    );
    expect(() => richTextDocument("## Overskrift\nog tekst")).toThrow("Leave a blank line after the heading");
  });
});
