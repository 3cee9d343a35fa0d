import { PromoBand, Section } from "@spilhus/ui";
import { actionsOf } from "../heroes/actions.tsx";
import { assetPicture } from "@spilhus/page-kit/pictures";
import { defineBlock } from "@spilhus/page-kit/blocks";

const SIDE = { widths: [480, 720, 960], sizes: "(min-width: 64rem) 32rem, 100vw" };

/** An offer or a link to another part of the site, with its conditions beside it. */
export const promoBandBlock = defineBlock<"promo_band">({
  Component: ({ block }) => {
    const picture = assetPicture(block.image, SIDE);
    const actions = actionsOf({ label: block.cta_label, link: block.cta_link });
    return (
      <Section>
        <div className="container">
          <PromoBand
            title={block.title}
            {...(block.text ? { text: block.text } : {})}
            {...(actions ? { actions } : {})}
            {...(picture ? { picture } : {})}
            {...(block.terms ? { terms: block.terms } : {})}
          />
        </div>
      </Section>
    );
  },
});
