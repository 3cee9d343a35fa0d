import { notFound } from "next/navigation";
import type { ArticleContent, Asset, GameSummary } from "@spilhus/contracts";
import { formatDate } from "@spilhus/i18n";
import {
  ArticleBody,
  ArticleList,
  Container,
  GameGrid,
  PageHero,
  Section,
  SectionHeading,
  SidebarLayout,
  type PictureProps,
} from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { RichTextOf } from "@spilhus/page-kit/rich-text";
import type { StoryOf } from "@spilhus/page-kit/content";
import { assetPicture, withNarrow } from "@spilhus/page-kit/pictures";
import { gameCardContent } from "@spilhus/page-kit/game-cards";
import { article as articleData } from "@spilhus/page-kit/seo";
import { pathOf, routeById } from "@spilhus/routes";
import { articleCard } from "./articleCard.ts";
import { relatedArticles } from "./relatedArticles.ts";

interface ArticlePageData {
  readonly story: StoryOf<ArticleContent>;
  readonly related: readonly StoryOf<ArticleContent>[];
  readonly games: readonly GameSummary[];
}

const COVER = {
  widths: [720, 960, 1280, 1600],
  sizes: "(min-width: 80rem) 75rem, 94vw",
  ratio: 9 / 21,
  priority: true,
};
const NARROW_COVER = { widths: [400, 560, 720, 960], sizes: "92vw", ratio: 10 / 16, priority: true };

function coverOf(cover: Asset): PictureProps | undefined {
  const [wide, narrow] = [assetPicture(cover, COVER), assetPicture(cover, NARROW_COVER)];
  return wide && narrow && withNarrow(wide, narrow, "(max-width: 40rem)");
}

/** A blog article (R2.12). */
export const articlePage = definePage<ArticlePageData>({
  route: "blog-article",
  async load({ content, games, params: { slug = "" } }) {
    const story = await content.article(slug);
    if (!story) notFound();
    const [all, catalogue] = await Promise.all([
      content.articles(),
      story.content.games ? games.catalogue({ slugs: story.content.games.replaceAll(/\s/g, "") }) : undefined,
    ]);
    return { story, related: relatedArticles(story, all), games: catalogue?.games ?? [] };
  },
  describe: ({ story: { content } }, { origin, path, brand, locale, t }) => ({
    title: content.seo_title,
    description: content.seo_description,
    type: "article",
    ...(content.cover.filename ? { image: content.cover.filename } : {}),
    crumbs: [
      { name: t("articles.blog"), path: pathOf(routeById("blog")) },
      { name: content.title, path },
    ],
    data: [
      articleData({
        type: "BlogPosting",
        origin,
        path,
        headline: content.title,
        description: content.seo_description,
        publishedOn: content.published_on,
        author: content.author,
        image: content.cover.filename ?? undefined,
        publisher: brand.name,
        locale,
      }),
    ],
  }),
  Body: ({ data: { story, related, games }, request }) => {
    const { content } = story;
    const { t, brand, locale } = request;
    const picture = coverOf(content.cover);
    return (
      <article>
        <PageHero
          variant="article"
          eyebrow={content.category}
          title={content.title}
          text={content.teaser}
          meta={[
            t("articles.by", { author: content.author }),
            formatDate(content.published_on, brand.timezone, locale),
            t("articles.readingTime", { count: content.reading_minutes }),
          ]}
          {...(picture ? { picture } : {})}
        />
        <Container>
          <SidebarLayout
            sidebarLabel={t("shell.sidebar")}
            sidebar={
              games.length > 0 && (
                <section aria-labelledby="article-games">
                  <SectionHeading id="article-games" title={t("articles.games")} />
                  <GameGrid
                    variant={brand.look.gameCard}
                    games={games.map((game) => gameCardContent(game, request))}
                    label={t("articles.games")}
                  />
                </section>
              )
            }
          >
            <ArticleBody>
              <RichTextOf document={content.body} />
            </ArticleBody>
          </SidebarLayout>
          <Section>
            <section aria-labelledby="related">
              <SectionHeading id="related" title={t("articles.related")} />
              <ArticleList
                label={t("articles.related")}
                articles={related.map((other) => articleCard(other, request))}
              />
            </section>
          </Section>
        </Container>
      </article>
    );
  },
});
