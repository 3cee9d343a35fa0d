import { Picture } from "@spilhus/ui";
import { assetPicture } from "@spilhus/page-kit/pictures";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";

const FULL = { widths: [480, 720, 960, 1280], sizes: "(min-width: 80rem) 75rem, 100vw" };

/** A picture with an optional caption. */
export const imageBlock = defineBlock<"image">({
  Component: ({ block }) => {
    const picture = assetPicture(block.image, FULL);
    return picture ? (
      <BlockSection block={{ _uid: block._uid }}>
        <figure>
          <Picture {...picture} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      </BlockSection>
    ) : null;
  },
});
