import { StorySchema, type ArticleContent } from "@spilhus/contracts";
import type { StoryOf } from "@spilhus/page-kit/content";

type Article = StoryOf<ArticleContent>;
const RELATED = 3;
const AddressSchema = StorySchema.shape.full_slug;

/** The address of a story in a relation field; `undefined` if the field holds only a uuid, as for a withdrawn story. */
function addressOf(related: unknown): string | undefined {
  if (typeof related !== "object" || related === null || !("full_slug" in related)) return undefined;
  const parsed = AddressSchema.safeParse(related.full_slug);
  return parsed.success ? parsed.data : undefined;
}

/** Articles to read next: those the editor chose, then the same category, then the newest. */
export function relatedArticles(article: Article, all: readonly Article[]): readonly Article[] {
  const others = all.filter(({ fullSlug }) => fullSlug !== article.fullSlug);
  const chosen = article.content.related.flatMap((related) => {
    const address = addressOf(related);
    return others.filter(({ fullSlug }) => fullSlug === address);
  });
  const sameCategory = others.filter(({ content }) => content.category === article.content.category);
  return [...new Set([...chosen, ...sameCategory, ...others])].slice(0, RELATED);
}
