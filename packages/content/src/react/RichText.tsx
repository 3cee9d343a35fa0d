import type { ReactNode } from "react";
import { usableImageOptions, type ImageOptions } from "../images/index.ts";
import type { ContentLogger } from "../logger/logger.ts";
import { headingIds } from "../rich-text/headingIds.ts";
import type { StoryHref } from "../rich-text/linkTarget.ts";
import { richTextNodes } from "../rich-text/richTextNode.ts";
import { defaultElements, type RichTextElements } from "./elements.tsx";
import { renderNodes } from "./renderNodes.tsx";

const DEFAULT_WIDTHS = [480, 768, 1080, 1600] as const;

export interface RichTextProps {
  /** A rich-text field as the content service sends it; `""`, null and undefined render nothing. */
  document: unknown;
  logger: ContentLogger;
  /** Replacements for single nodes and marks. */
  elements?: Partial<RichTextElements>;
  /** Renders blocks embedded in the text, e.g. with the component of `mapBlocks`. */
  renderBlocks?: (blocks: readonly unknown[]) => ReactNode;
  /** Path of a story's page; default `/{full slug}`. */
  storyHref?: StoryHref;
  /** Options of every image in the text; invalid ones are omitted with a warning (R8.11). */
  imageOptions?: ImageOptions;
  /** Candidate widths of `srcset`, and the `sizes` that chooses among them. */
  imageWidths?: readonly number[];
  imageSizes?: string;
}

/**
 * Renders the vendor's rich text to React elements: no raw HTML, no inline styles, no addresses that run code.
 * Works in server components and sends nothing to the browser but markup.
 */
export function RichText(props: RichTextProps): ReactNode {
  const { document, logger, elements, renderBlocks, storyHref, imageOptions, imageWidths, imageSizes } =
    props;
  const nodes = richTextNodes(document);
  if (nodes === undefined) {
    logger.error(
      { type: typeof document },
      "A rich-text field holds no rich-text document; nothing is shown",
    );
    return null;
  }
  const context = {
    elements: { ...defaultElements, ...elements },
    headingIds: headingIds(nodes),
    storyHref: storyHref ?? (({ fullSlug }) => `/${fullSlug}`),
    renderBlocks,
    image: {
      options: usableImageOptions(imageOptions ?? {}, logger),
      widths: imageWidths ?? DEFAULT_WIDTHS,
      sizes: imageSizes ?? "(min-width: 768px) 720px, 100vw",
    },
    logger,
  };
  return renderNodes(context, nodes);
}
