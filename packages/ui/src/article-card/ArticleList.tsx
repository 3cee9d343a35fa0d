import { ArticleCard, type ArticleCardContent } from "./ArticleCard.tsx";

export interface ArticleListProps {
  readonly label: string;
  readonly articles: readonly ArticleCardContent[];
  /** The first one large. */
  readonly lead?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Articles as cards, on wide screens the first one large if asked. */
export function ArticleList({ label, articles, lead = false, headingLevel = 3 }: ArticleListProps) {
  return (
    <ul className="article-list" aria-label={label} data-lead={lead}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
