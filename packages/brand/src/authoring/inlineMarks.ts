/** A text node of a rich-text document. */
export interface TextNode {
  readonly type: "text";
  readonly text: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
}

const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

const linkType = (href: string) => (href.startsWith("mailto:") ? "email" : "url");

/** Splits one line of markup into text nodes: `**bold**` and `[label](address)`. */
export function inlineMarks(markup: string): TextNode[] {
  const nodes: TextNode[] = [];
  let from = 0;
  for (const match of markup.matchAll(INLINE)) {
    if (match.index > from) nodes.push({ type: "text", text: markup.slice(from, match.index) });
    const [whole, bold, label, href] = match;
    if (bold !== undefined) {
      nodes.push({ type: "text", text: bold, marks: [{ type: "bold" }] });
    } else if (label !== undefined && href !== undefined) {
      const email = linkType(href) === "email";
      const attrs = {
        href: email ? href.slice("mailto:".length) : href,
        uuid: null,
        anchor: null,
        target: href.startsWith("http") ? "_blank" : "_self",
        linktype: linkType(href),
      };
      nodes.push({ type: "text", text: label, marks: [{ type: "link", attrs }] });
    }
    from = match.index + whole.length;
  }
  if (from < markup.length) nodes.push({ type: "text", text: markup.slice(from) });
  return nodes;
}
