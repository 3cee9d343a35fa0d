import { notFound } from "next/navigation";
import type { PressContent } from "@spilhus/contracts";
import { formatDate } from "@spilhus/i18n";
import { ArticleBody, Container, Link, PageHero, Section } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { RichTextOf } from "@spilhus/page-kit/rich-text";
import type { StoryOf } from "@spilhus/page-kit/content";
import { assetPicture } from "@spilhus/page-kit/pictures";
import { article as articleData } from "@spilhus/page-kit/seo";
import { pathOf, routeById } from "@spilhus/routes";

const COVER = {
  widths: [640, 960, 1280],
  sizes: "(min-width: 80rem) 75rem, 100vw",
  ratio: 9 / 21,
  priority: true,
};

/** A press release (R2.15). */
export const pressPage = definePage<StoryOf<PressContent>>({
  route: "press-item",
  async load({ content, params: { slug = "" } }) {
    const story = await content.pressItem(slug);
    if (!story) notFound();
    return story;
  },
  describe: ({ content }, { origin, path, brand, locale, t }) => ({
    title: content.seo_title,
    description: content.seo_description,
    type: "article",
    ...(content.cover?.filename ? { image: content.cover.filename } : {}),
    crumbs: [
      { name: t("articles.press"), path: pathOf(routeById("press")) },
      { name: content.title, path },
    ],
    data: [
      articleData({
        type: "NewsArticle",
        origin,
        path,
        headline: content.title,
        description: content.seo_description,
        publishedOn: content.published_on,
        author: brand.name,
        image: content.cover?.filename ?? undefined,
        publisher: brand.name,
        locale,
      }),
    ],
  }),
  Body: ({ data: { content }, request: { t, brand, locale } }) => {
    const picture = assetPicture(content.cover, COVER);
    return (
      <article>
        <PageHero
          variant="article"
          eyebrow={t("articles.press")}
          title={content.title}
          text={content.teaser}
          meta={[formatDate(content.published_on, brand.timezone, locale)]}
          {...(picture ? { picture } : {})}
        />
        <Section>
          <Container width="text">
            <ArticleBody>
              <RichTextOf document={content.body} />
              <p>
                <strong>{t("articles.pressContact")}:</strong> {content.contact}
              </p>
            </ArticleBody>
            <Link kind="onward" href={pathOf(routeById("press"))}>
              {t("articles.backToPress")}
            </Link>
          </Container>
        </Section>
      </article>
    );
  },
});
