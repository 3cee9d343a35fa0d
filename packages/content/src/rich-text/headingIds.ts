import { plainText, type RichTextNode } from "./richTextNode.ts";

const DANISH: Readonly<Record<string, string>> = { æ: "ae", ø: "oe", å: "aa" };

/** `Sådan spiller du!` → `saadan-spiller-du` */
function fragmentOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => DANISH[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The fragment id of every heading, unique within the document: the second of a name gets `-2`. */
export function headingIds(nodes: readonly RichTextNode[]): Map<RichTextNode, string> {
  const ids = new Map<RichTextNode, string>();
  const taken = new Set<string>();
  const visit = (node: RichTextNode): void => {
    if (node.type === "heading") {
      const base = fragmentOf(plainText(node)) || "afsnit";
      let id = base;
      for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
      taken.add(id);
      ids.set(node, id);
    }
    node.content?.forEach(visit);
  };
  nodes.forEach(visit);
  return ids;
}

/** Heading level 1–6; anything else is a 2. */
export function headingLevel(node: RichTextNode): 1 | 2 | 3 | 4 | 5 | 6 {
  const level = node.attrs?.["level"];
  return level === 1 || level === 2 || level === 3 || level === 4 || level === 5 || level === 6 ? level : 2;
}
