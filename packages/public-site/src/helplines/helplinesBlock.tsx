import { HelpCards } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";
import { brandDuties, helplineCards } from "@spilhus/page-kit/compliance";

/** StopSpillet, ROFUS, self-test and treatment, from the brand's compliance config. */
export const helplinesBlock = defineBlock<"helplines">({
  Component: ({ block, request: { brand, t, now } }) => {
    return (
      <BlockSection block={block}>
        <HelpCards label={block.title} cards={helplineCards(brandDuties(brand, now), t)} />
      </BlockSection>
    );
  },
});
