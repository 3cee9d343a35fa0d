import type { ArticleContent } from "@spilhus/contracts";
import { formatDate } from "@spilhus/i18n";
import type { ArticleCardContent } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import type { StoryOf } from "@spilhus/page-kit/content";
import { assetPicture } from "@spilhus/page-kit/pictures";
import { pathOf, routeById } from "@spilhus/routes";

const COVER = {
  widths: [320, 480, 640, 960],
  sizes: "(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw",
  ratio: 10 / 16,
};

/** The card of an article in a list. */
export function articleCard(
  { slug, content }: StoryOf<ArticleContent>,
  { t, brand, locale }: PageRequest,
): ArticleCardContent {
  // Decorative: the card's link already contains the title.
  const picture = assetPicture({ ...content.cover, alt: "" }, COVER);
  return {
    id: slug,
    href: pathOf(routeById("blog-article"), { slug }),
    title: content.title,
    teaser: content.teaser,
    category: content.category,
    date: { text: formatDate(content.published_on, brand.timezone, locale), dateTime: content.published_on },
    readingTime: t("articles.readingTime", { count: content.reading_minutes }),
    ...(picture ? { picture } : {}),
  };
}
