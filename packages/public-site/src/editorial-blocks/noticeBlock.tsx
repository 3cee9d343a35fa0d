import { Notice } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";

/** A highlighted notice. */
export const noticeBlock = defineBlock<"notice">({
  Component: ({ block }) => (
    <BlockSection block={{ _uid: block._uid }}>
      <Notice tone={block.tone} {...(block.title ? { title: block.title } : {})}>
        {block.text}
      </Notice>
    </BlockSection>
  ),
});
