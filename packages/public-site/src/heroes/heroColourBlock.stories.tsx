import type { Meta } from "@storybook/react-vite";
import { asset, noAsset, storyLink, block } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** A full-width hero on one of the brand's background colours. */
const meta = { title: "Blocks/Heroes/Colour" } satisfies Meta;
export default meta;

const hero = (ground: "accent" | "action" | "raised", seed: number) =>
  blockStory((say) => ({
    blocks: [
      block("hero_colour", {
        ground,
        title: say("Et spin om dagen", "One spin a day"),
        text: say("Uden indsats, én gang i døgnet.", "No stake, once a day."),
        cta_label: say("Kom i gang", "Get started"),
        cta_link: storyLink("pages/front"),
        image: asset(seed, "", "portrait"),
      }),
    ],
  }));

export const Accent = hero("accent", 1);
export const Action = hero("action", 4);
export const Raised = hero("raised", 9);

export const LongWordsAlone = blockStory(() => ({
  blocks: [
    block("hero_colour", { ground: "accent", title: "Konkurrencebetingelsesoversigten", image: noAsset }),
  ],
}));
