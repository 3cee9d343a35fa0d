interface Node {
  readonly text?: unknown;
  readonly type?: unknown;
  readonly content?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The text of a rich-text document with a space between paragraphs, for search engines and short summaries. */
export function plainText(document: unknown): string {
  const words: string[] = [];
  const visit = (value: unknown) => {
    if (!isNode(value)) return;
    if (typeof value.text === "string") words.push(value.text);
    if (Array.isArray(value.content)) for (const child of value.content) visit(child);
    if (value.type === "paragraph" || value.type === "heading" || value.type === "list_item") words.push(" ");
  };
  visit(document);
  return words.join("").replaceAll(/\s+/g, " ").trim();
}
