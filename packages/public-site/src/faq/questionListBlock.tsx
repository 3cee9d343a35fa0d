import type { QuestionContent } from "@spilhus/contracts";
import { EmptyState, FaqList, Stack } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";
import { RichTextOf } from "@spilhus/page-kit/rich-text";
import type { StoryOf } from "@spilhus/page-kit/content";
import { faqPage } from "@spilhus/page-kit/seo";
import { plainText } from "./plainText.ts";

type Questions = readonly StoryOf<QuestionContent>[];

/** Groups questions by category; keeps the editors' order of both. */
export function byCategory(
  questions: Questions,
): readonly (readonly [category: string, questions: Questions])[] {
  const groups = new Map<string, StoryOf<QuestionContent>[]>();
  for (const question of questions) {
    const group = groups.get(question.content.category) ?? [];
    group.push(question);
    groups.set(question.content.category, group);
  }
  return [...groups];
}

/** Questions and answers that open without JavaScript, with structured data for search engines (R2.02). */
export const questionListBlock = defineBlock<"question_list", Questions>({
  async load(block, { content }) {
    const questions = await content.questions();
    const chosen = block.category
      ? questions.filter(({ content: { category } }) => category === block.category)
      : questions;
    return block.limit ? chosen.slice(0, block.limit) : chosen;
  },
  structuredData: (_, questions) =>
    faqPage(
      questions.map(({ content }) => ({ question: content.question, answer: plainText(content.answer) })),
    ),
  Component: ({ block, data, request: { t } }) => (
    <BlockSection block={block}>
      {data.length === 0 ? (
        <EmptyState icon="help" title={t("faq.none")} headingLevel={block.title ? 3 : 2} />
      ) : (
        <Stack gap={6}>
          {byCategory(data).map(([category, questions]) => (
            <section className="stack" data-gap="3" key={category} aria-label={category}>
              {!block.category && <h3>{category}</h3>}
              <FaqList
                questions={questions.map(({ slug, content }) => ({
                  id: slug,
                  question: content.question,
                  answer: <RichTextOf document={content.answer} />,
                }))}
              />
            </section>
          ))}
        </Stack>
      )}
    </BlockSection>
  ),
});
