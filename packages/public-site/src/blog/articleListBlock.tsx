import type { ArticleContent } from "@spilhus/contracts";
import { ArticleList, EmptyState } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";
import type { StoryOf } from "@spilhus/page-kit/content";
import { articleCard } from "./articleCard.ts";

/** Articles, newest first; all of them if the block has no limit. */
export const articleListBlock = defineBlock<"article_list", readonly StoryOf<ArticleContent>[]>({
  async load(block, { content }) {
    const articles = await content.articles();
    const chosen = block.category
      ? articles.filter(({ content: { category } }) => category === block.category)
      : articles;
    return block.limit ? chosen.slice(0, block.limit) : chosen;
  },
  Component: ({ block, data, request }) => (
    <BlockSection block={block}>
      {data.length === 0 ? (
        <EmptyState icon="news" title={request.t("articles.none")} />
      ) : (
        <ArticleList
          label={block.title ?? request.t("articles.all")}
          articles={data.map((article) => articleCard(article, request))}
          lead={!block.limit}
          headingLevel={block.title ? 3 : 2}
        />
      )}
    </BlockSection>
  ),
});
