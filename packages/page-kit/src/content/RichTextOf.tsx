import { RichText } from "@spilhus/content/react";
import type { RichTextDocument } from "@spilhus/contracts";
import { logger } from "../logging/logger.ts";
import { storyPath } from "./linkHref.ts";

const IMAGES = { format: "webp", quality: 72 } as const;

/** An editor's rich text, with links resolved to pages of this site. */
export function RichTextOf({ document }: { readonly document: RichTextDocument }) {
  return (
    <RichText
      document={document}
      logger={logger}
      storyHref={({ fullSlug }) => storyPath(fullSlug)}
      imageOptions={IMAGES}
    />
  );
}
