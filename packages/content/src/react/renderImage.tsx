import type { ReactNode } from "react";
import { imageSrcset } from "../images/index.ts";
import { imageUrl, shownSize } from "../images/index.ts";
import { safeHref } from "../rich-text/safeHref.ts";
import type { RichTextNode } from "../rich-text/richTextNode.ts";
import { given, textOf, type RichTextContext } from "./richTextContext.ts";

/** An image of the text in the sizes that a page may need; its own size prevents layout shifts. */
export function renderImage(
  { elements, image, logger }: RichTextContext,
  { attrs }: RichTextNode,
): ReactNode {
  const source = textOf(attrs?.["src"]);
  const address = source === undefined ? undefined : safeHref(source);
  if (address === undefined) return null;
  const srcSet = textOf(imageSrcset(address, image.widths, image.options, logger));
  return (
    <elements.image
      src={imageUrl(address, image.options, logger)}
      alt={textOf(attrs?.["alt"]) ?? ""}
      {...given({
        title: textOf(attrs?.["title"]),
        copyright: textOf(attrs?.["copyright"]),
        srcSet,
        sizes: srcSet === undefined ? undefined : image.sizes,
        ...shownSize(address, image.options),
      })}
    />
  );
}
