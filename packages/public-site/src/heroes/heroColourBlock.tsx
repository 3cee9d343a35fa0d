import { ColourHero } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { assetPicture } from "@spilhus/page-kit/pictures";
import { actionsOf } from "./actions.tsx";

const WIDE = { widths: [480, 720, 960, 1280], sizes: "(min-width: 64rem) 40rem, 100vw", priority: true };

/** A full-width hero on a coloured background (R2.24). */
export const heroColourBlock = defineBlock<"hero_colour">({
  Component: ({ block }) => {
    const picture = assetPicture(block.image, WIDE);
    const actions = actionsOf({ label: block.cta_label, link: block.cta_link });
    return (
      <ColourHero
        ground={block.ground}
        title={block.title}
        {...(block.text ? { text: block.text } : {})}
        {...(actions ? { actions } : {})}
        {...(picture ? { picture } : {})}
      />
    );
  },
});
