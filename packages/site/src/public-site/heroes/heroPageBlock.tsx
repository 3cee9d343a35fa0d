import { PageHero } from "@spilhus/ui";
import { defineBlock } from "../../page-kit/blocks/defineBlock.tsx";
import { assetPicture } from "../../page-kit/pictures/pictureOf.ts";

const SIDE = { widths: [480, 720, 960], sizes: "(min-width: 64rem) 36rem, 100vw", priority: true };

/** The small opening of an inner page. */
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
