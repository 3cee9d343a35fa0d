import type { BlockOf } from "@spilhus/contracts";
import { HelpCards, isIconName, StatBand, Steps, type HelpCardContent } from "@spilhus/ui";
import { linkHref } from "@spilhus/page-kit/rich-text";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";

type Item = BlockOf<"help_cards">["items"][number];

function card(item: Item): HelpCardContent {
  const href = linkHref(item.link);
  return {
    id: item._uid,
    title: item.title,
    ...(item.icon && isIconName(item.icon) ? { icon: item.icon } : {}),
    ...(item.text ? { text: item.text } : {}),
    ...(item.value ? { value: item.value } : {}),
    ...(href && item.link_label ? { link: { href, label: item.link_label } } : {}),
  };
}

/** A list of features. */
export const featureListBlock = defineBlock<"feature_list">({
  Component: ({ block }) => (
    <BlockSection block={block}>
      <HelpCards label={block.title ?? ""} cards={block.items.map(card)} />
    </BlockSection>
  ),
});

/** Ways to get help. */
export const helpCardsBlock = defineBlock<"help_cards">({
  Component: ({ block }) => (
    <BlockSection block={block}>
      <HelpCards label={block.title ?? ""} cards={block.items.map(card)} />
    </BlockSection>
  ),
});

/** Ordered steps of a procedure. */
export const stepsBlock = defineBlock<"steps">({
  Component: ({ block }) => (
    <BlockSection block={block}>
      <Steps
        label={block.title ?? ""}
        steps={block.items.map(({ title, text }) => ({ title, ...(text ? { text } : {}) }))}
      />
    </BlockSection>
  ),
});

export const statBandBlock = defineBlock<"stat_band">({
  Component: ({ block }) => (
    <BlockSection block={block}>
      <StatBand
        stats={block.items.map(({ title, value, text }) => ({
          label: title,
          value: value ?? "",
          ...(text ? { text } : {}),
        }))}
      />
    </BlockSection>
  ),
});
