import { Notice } from "@spilhus/ui";
import { defineBlock } from "../../page-kit/blocks/defineBlock.tsx";
import { BlockSection } from "../../page-kit/blocks/BlockSection.tsx";

/** Something a visitor should not miss. */
export const noticeBlock = defineBlock<"notice">({
  Component: ({ block }) => (
    <BlockSection block={{ _uid: block._uid }}>
      <Notice tone={block.tone} {...(block.title ? { title: block.title } : {})}>
        {block.text}
      </Notice>
    </BlockSection>
  ),
});
