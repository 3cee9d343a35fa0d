import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface ArticleCardContent {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly teaser: string;
  readonly category: string;
  /** The date as shown, with its ISO form. */
  readonly date: { readonly text: string; readonly dateTime: string };
  /** e.g. "4 min. læsning". */
  readonly readingTime: string;
  /** Without one, a plain background takes the picture's space. */
  readonly picture?: PictureProps;
}

/** One article in a list. Styled by the list it stands in. */
export function ArticleCard({
  article,
  headingLevel = 3,
}: {
  readonly article: ArticleCardContent;
  readonly headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="article-card">
      <div className="article-art">{article.picture && <Picture {...article.picture} />}</div>
      <div className="article-text">
        <p className="article-meta">
          <span className="eyebrow">{article.category}</span>
          <time dateTime={article.date.dateTime}>{article.date.text}</time>
          <span>{article.readingTime}</span>
        </p>
        <Heading>
          <a href={article.href}>{article.title}</a>
        </Heading>
        <p className="article-teaser">{article.teaser}</p>
      </div>
    </article>
  );
}
