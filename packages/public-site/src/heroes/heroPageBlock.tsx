import { PageHero } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { assetPicture } from "@spilhus/page-kit/pictures";

const SIDE = { widths: [480, 720, 960], sizes: "(min-width: 64rem) 36rem, 100vw", priority: true };

/** The small hero of an inner page. */
export const heroPageBlock = defineBlock<"hero_page">({
  Component: ({ block }) => {
    const picture = assetPicture(block.image, SIDE);
    return (
      <PageHero
        title={block.title}
        {...(block.eyebrow ? { eyebrow: block.eyebrow } : {})}
        {...(block.text ? { text: block.text } : {})}
        {...(picture ? { picture } : {})}
      />
    );
  },
});
