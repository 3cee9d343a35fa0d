import { ArticleBody, Container, Section } from "@spilhus/ui";
import { RichTextOf } from "@spilhus/page-kit/rich-text";
import { defineBlock } from "@spilhus/page-kit/blocks";

/** Formatted text. */
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
