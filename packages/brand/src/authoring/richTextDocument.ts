import type { RichTextDocument } from "@spilhus/contracts";
import { inlineMarks } from "./inlineMarks.ts";

const HEADING = /^(#{2,4}) (.+)$/;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;

const paragraph = (text: string) => ({ type: "paragraph", content: inlineMarks(text) });

const list = (type: "bullet_list" | "ordered_list", lines: readonly string[], marker: RegExp) => ({
  type,
  ...(type === "ordered_list" ? { attrs: { order: 1 } } : {}),
  content: lines.map((line) => ({ type: "list_item", content: [paragraph(line.replace(marker, ""))] })),
});

function node(chunk: string): unknown {
  const lines = chunk.split("\n").map((line) => line.trim());
  const first = lines[0] ?? "";
  const heading = HEADING.exec(first);
  if (heading) {
    if (lines.length > 1) throw new Error(`Leave a blank line after the heading "${first}".`);
    return { type: "heading", attrs: { level: heading[1]?.length }, content: inlineMarks(heading[2] ?? "") };
  }
  if (lines.every((line) => BULLET.test(line))) return list("bullet_list", lines, BULLET);
  if (lines.every((line) => NUMBER.test(line))) return list("ordered_list", lines, NUMBER);
  if (lines.some((line) => BULLET.test(line)))
    throw new Error(`Leave a blank line before the list in "${first}".`);
  if (lines.every((line) => line.startsWith("> "))) {
    return { type: "blockquote", content: [paragraph(lines.map((line) => line.slice(2)).join(" "))] };
  }
  return paragraph(lines.join(" "));
}

/**
 * Turns short markup into the content service's rich-text document: paragraphs divided by blank lines, `##` to
 * `####` headings, `- ` and `1. ` lists, `> ` quotations, `**bold**` and `[label](address)`.
 *
 * @throws {Error} when a heading or a list is not divided from its neighbours by a blank line.
 */
export function richTextDocument(markup: string): RichTextDocument {
  const chunks = markup
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "");
  return { type: "doc", content: chunks.map(node) };
}
