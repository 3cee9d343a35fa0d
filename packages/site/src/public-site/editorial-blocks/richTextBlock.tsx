import { ArticleBody, Container, Section } from "@spilhus/ui";
import { RichTextOf } from "../../page-kit/content/RichTextOf.tsx";
import { defineBlock } from "../../page-kit/blocks/defineBlock.tsx";

/** Running text. */
export const richTextBlock = defineBlock<"rich_text">({
  Component: ({ block }) => (
    <Section>
      <Container width="text">
        <ArticleBody>
          <RichTextOf document={block.body} />
        </ArticleBody>
      </Container>
    </Section>
  ),
});
