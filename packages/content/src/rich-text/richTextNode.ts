import * as z from "zod/mini";

const attributes = z.nullish(z.record(z.string(), z.unknown()));

const MarkSchema = z.object({ type: z.string(), attrs: attributes });
export type RichTextMark = z.infer<typeof MarkSchema>;

/** A node of the vendor's rich text (ProseMirror JSON); what its attributes mean depends on `type`. */
const NodeSchema = z.object({
  type: z.string(),
  text: z.optional(z.string()),
  attrs: attributes,
  marks: z.nullish(z.array(MarkSchema)),
  get content() {
    return z.nullish(z.array(NodeSchema));
  },
});
export type RichTextNode = z.infer<typeof NodeSchema>;

const DocumentSchema = z.object({ type: z.literal("doc"), content: z.nullish(z.array(NodeSchema)) });

/**
 * The nodes of a rich-text field (R3.16); none for an empty field (`""`, null, absent).
 * @returns undefined when the value is not a rich-text document
 */
export function richTextNodes(field: unknown): RichTextNode[] | undefined {
  if (field === undefined || field === null || field === "") return [];
  const document = DocumentSchema.safeParse(field);
  return document.success ? (document.data.content ?? []) : undefined;
}

/** The text of a node without its marks. */
export function plainText(node: RichTextNode): string {
  return node.text ?? (node.content ?? []).map(plainText).join("");
}

/** Whether a rich-text field is empty; editors may leave one empty paragraph behind. */
export function isRichTextEmpty(field: unknown): boolean {
  const shows = (node: RichTextNode): boolean =>
    (node.text ?? "") !== "" ||
    ["image", "emoji", "blok", "horizontal_rule"].includes(node.type) ||
    (node.content ?? []).some(shows);
  return !(richTextNodes(field) ?? []).some(shows);
}
