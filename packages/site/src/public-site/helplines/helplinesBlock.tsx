import { HelpCards } from "@spilhus/ui";
import { defineBlock } from "../../page-kit/blocks/defineBlock.tsx";
import { BlockSection } from "../../page-kit/blocks/BlockSection.tsx";
import { brandDuties } from "../../page-kit/compliance/brandDuties.ts";
import { helplineCards } from "../../page-kit/compliance/helplineCards.ts";

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
