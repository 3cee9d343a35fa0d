import { Fragment, type ReactNode } from "react";
import { headingLevel } from "../rich-text/headingIds.ts";
import { plainText, type RichTextNode } from "../rich-text/richTextNode.ts";
import { groupByLink, renderLink, renderText } from "./renderMarks.tsx";
import { renderImage } from "./renderImage.tsx";
import { renderTable } from "./renderTable.tsx";
import { given, textOf, type RichTextContext } from "./richTextContext.ts";

function blockAttributes({ attrs }: RichTextNode) {
  const dir = attrs?.["dir"];
  return given({
    align: textOf(attrs?.["textAlign"]),
    dir: dir === "ltr" || dir === "rtl" ? dir : undefined,
  });
}

function renderEmoji({ elements }: RichTextContext, { attrs }: RichTextNode): ReactNode {
  const name = textOf(attrs?.["name"]) ?? "emoji";
  const looks = given({ emoji: textOf(attrs?.["emoji"]), fallbackImage: textOf(attrs?.["fallbackImage"]) });
  return <elements.emoji name={name} {...looks} />;
}

function renderEmbedded({ renderBlocks, logger }: RichTextContext, { attrs }: RichTextNode): ReactNode {
  const body = attrs?.["body"];
  if (!Array.isArray(body) || body.length === 0) return null;
  if (renderBlocks === undefined) {
    logger.error({ blocks: body.length }, "Rich text embeds a block, but no way to render blocks was given");
    return null;
  }
  return renderBlocks(body);
}

function renderNode(context: RichTextContext, node: RichTextNode): ReactNode {
  const { elements } = context;
  const children = () => renderNodes(context, node.content ?? []);
  switch (node.type) {
    case "text":
      return renderText(context, node);
    case "paragraph":
      return <elements.paragraph {...blockAttributes(node)}>{children()}</elements.paragraph>;
    case "heading":
      return (
        <elements.heading
          level={headingLevel(node)}
          id={context.headingIds.get(node) ?? ""}
          {...blockAttributes(node)}
        >
          {children()}
        </elements.heading>
      );
    case "bullet_list":
      return <elements.bulletList>{children()}</elements.bulletList>;
    case "ordered_list": {
      const order = node.attrs?.["order"];
      const start =
        typeof order === "number" && Number.isInteger(order) && order !== 1 ? { start: order } : {};
      return <elements.orderedList {...start}>{children()}</elements.orderedList>;
    }
    case "list_item":
      return <elements.listItem {...blockAttributes(node)}>{children()}</elements.listItem>;
    case "blockquote":
      return <elements.blockquote {...blockAttributes(node)}>{children()}</elements.blockquote>;
    case "code_block": {
      const language = textOf(node.attrs?.["class"])?.replace(/^language-/, "");
      return <elements.codeBlock {...given({ language })}>{plainText(node)}</elements.codeBlock>;
    }
    case "horizontal_rule":
      return <elements.horizontalRule />;
    case "hard_break":
      return <br />;
    case "image":
      return renderImage(context, node);
    case "emoji":
      return renderEmoji(context, node);
    case "table":
      return renderTable(context, node, renderNodes);
    case "blok":
      return renderEmbedded(context, node);
    default:
      context.logger.warn(
        { node: node.type },
        "Rich text has a node of an unknown type; its content is shown",
      );
      return children();
  }
}

/** Renders sibling nodes, one `<a>` for each run under the same link. */
export function renderNodes(context: RichTextContext, nodes: readonly RichTextNode[]): ReactNode {
  return groupByLink(nodes).map((group, index) => (
    <Fragment key={index}>
      {renderLink(
        context,
        group[0],
        group.map((node, inner) => <Fragment key={inner}>{renderNode(context, node)}</Fragment>),
      )}
    </Fragment>
  ));
}
