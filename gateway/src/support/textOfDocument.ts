import type { RichTextDocument } from "@spilhus/contracts/content";
import * as z from "zod";

const NodeSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  get content(): z.ZodOptional<z.ZodArray<typeof NodeSchema>> {
    return z.array(NodeSchema).optional();
  },
});

const isBlock = (type: string) => ["paragraph", "heading", "list_item", "blockquote"].includes(type);

function textOfNode(node: unknown): string {
  const parsed = NodeSchema.safeParse(node);
  if (!parsed.success) return "";
  const { type, text = "", content = [] } = parsed.data;
  if (type === "hard_break") return "\n";
  const inside = text + content.map(textOfNode).join("");
  return isBlock(type) ? `${inside.trim()}\n` : inside;
}

/** The words of a rich-text document as plain text, one line for each paragraph; links lose their address. */
export const textOfDocument = ({ content }: RichTextDocument): string =>
  content
    .map(textOfNode)
    .join("")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
