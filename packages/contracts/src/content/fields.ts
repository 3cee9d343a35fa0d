import * as z from "zod/mini";

/** An asset field as the content service sends it; `filename` is empty when no asset is chosen. */
export const AssetSchema = z.looseObject({
  filename: z.nullable(z.string()),
  alt: z.optional(z.nullable(z.string())),
});
export type Asset = z.infer<typeof AssetSchema>;

/**
 * A link field. `cached_url` is the target story's full slug, `url` an address; an e-mail's address is in `email`, and
 * `url` is then empty or the same. An anchor that was cleared is null.
 */
export const MultilinkSchema = z.looseObject({
  linktype: z.enum(["story", "url", "email", "asset"]),
  url: z.optional(z.string()),
  email: z.optional(z.string()),
  cached_url: z.optional(z.string()),
  anchor: z.nullish(z.string()),
  target: z.optional(z.enum(["_self", "_blank", ""])),
});
export type Multilink = z.infer<typeof MultilinkSchema>;

/** A rich-text document; its nodes are checked where it is rendered. */
export const RichTextSchema = z.looseObject({ type: z.literal("doc"), content: z.array(z.unknown()) });
export type RichTextDocument = z.infer<typeof RichTextSchema>;
