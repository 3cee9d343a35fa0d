import type { PressContent } from "@spilhus/contracts";
import { formatDate } from "@spilhus/i18n";
import { EmptyState, PressList } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";
import type { StoryOf } from "@spilhus/page-kit/content";
import { pathOf, routeById } from "@spilhus/routes";

/** Press releases, newest first. */
export const pressListBlock = defineBlock<"press_list", readonly StoryOf<PressContent>[]>({
  async load(block, { content }) {
    const items = await content.pressItems();
    return block.limit ? items.slice(0, block.limit) : items;
  },
  Component: ({ block, data, request: { t, brand, locale } }) => (
    <BlockSection block={block}>
      {data.length === 0 ? (
        <EmptyState icon="news" title={t("articles.none")} />
      ) : (
        <PressList
          label={block.title ?? t("articles.allPress")}
          headingLevel={block.title ? 3 : 2}
          items={data.map(({ slug, content }) => ({
            id: slug,
            href: pathOf(routeById("press-item"), { slug }),
            title: content.title,
            teaser: content.teaser,
            date: {
              text: formatDate(content.published_on, brand.timezone, locale),
              dateTime: content.published_on,
            },
          }))}
        />
      )}
    </BlockSection>
  ),
});
