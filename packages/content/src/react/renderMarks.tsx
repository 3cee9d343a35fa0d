import type { ReactNode } from "react";
import { linkAttributes } from "../rich-text/linkTarget.ts";
import type { RichTextMark, RichTextNode } from "../rich-text/richTextNode.ts";
import { nameOf, textOf, type RichTextContext } from "./richTextContext.ts";

const PLAIN = {
  bold: "strong",
  strong: "strong",
  italic: "em",
  strike: "s",
  underline: "u",
  code: "code",
  superscript: "sup",
  subscript: "sub",
} as const;

function isPlain(type: string): type is keyof typeof PLAIN {
  return Object.hasOwn(PLAIN, type);
}

function wrap(context: RichTextContext, { type, attrs }: RichTextMark, children: ReactNode): ReactNode {
  const { elements, logger } = context;
  if (isPlain(type)) {
    const Tag = PLAIN[type];
    return <Tag>{children}</Tag>;
  }
  const color = textOf(attrs?.["color"]);
  const className = nameOf(attrs?.["class"]);
  const id = nameOf(attrs?.["id"]);
  switch (type) {
    case "link":
      return children;
    case "anchor":
      return <span id={id}>{children}</span>;
    case "highlight":
      return <elements.highlight {...(color !== undefined && { color })}>{children}</elements.highlight>;
    case "textStyle":
      return (
        <elements.textStyle
          {...(color !== undefined && { color })}
          {...(id !== undefined && { id })}
          {...(className !== undefined && { className })}
        >
          {children}
        </elements.textStyle>
      );
    case "styled":
      return <elements.styled {...(className !== undefined && { className })}>{children}</elements.styled>;
    default:
      logger.warn({ mark: type }, "Rich text has a mark of an unknown type; its text is shown plain");
      return children;
  }
}

function linkOf(node: RichTextNode): RichTextMark | undefined {
  return node.marks?.find(({ type }) => type === "link");
}

/** Groups adjacent nodes with the same link, so that one link becomes one `<a>`. */
export function groupByLink(nodes: readonly RichTextNode[]): RichTextNode[][] {
  const groups: RichTextNode[][] = [];
  let previous: string | undefined;
  for (const node of nodes) {
    const link = linkOf(node);
    const key = link === undefined ? undefined : JSON.stringify(link.attrs);
    const last = groups.at(-1);
    if (key !== undefined && key === previous && last !== undefined) last.push(node);
    else groups.push([node]);
    previous = key;
  }
  return groups;
}

/** Text with its marks except links; the first mark is the outermost. */
export function renderText(context: RichTextContext, node: RichTextNode): ReactNode {
  return (node.marks ?? []).reduceRight<ReactNode>(
    (children, mark) => wrap(context, mark, children),
    node.text,
  );
}

/** Wraps `children` in the link of the group's nodes; a refused link leaves only its text. */
export function renderLink(
  context: RichTextContext,
  node: RichTextNode | undefined,
  children: ReactNode,
): ReactNode {
  const link = node === undefined ? undefined : linkOf(node);
  if (link === undefined) return children;
  const attributes = linkAttributes(link.attrs, context.storyHref);
  if (attributes === undefined) {
    context.logger.warn(
      { linktype: link.attrs?.["linktype"] },
      "Rich text has a link that cannot be followed; its text is shown plain",
    );
    return children;
  }
  return <context.elements.link {...attributes}>{children}</context.elements.link>;
}
