import type { Meta } from "@storybook/react-vite";
import { asset, noAsset, block, rawBlock } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** The small hero of an inner page. Contains the page's only h1. */
const meta = { title: "Blocks/Heroes/Page" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("hero_page", {
      eyebrow: say("Om os", "About us"),
      title: say("Et spillehus med åbne døre", "A gaming house with open doors"),
      text: say("Vi viser tallene, også dem, der ikke pynter.", "We show the figures, even the plain ones."),
      image: asset(0),
    }),
  ],
}));

export const WithoutPicture = blockStory((say) => ({
  blocks: [
    block("hero_page", {
      title: say("Vilkår", "Terms"),
      eyebrow: "",
      text: say("Gælder fra 1. januar 2026.", "In force from 1 January 2026."),
      image: noAsset,
    }),
  ],
}));

export const LongWords = blockStory(() => ({
  blocks: [
    block("hero_page", {
      eyebrow: "Ansvarlighedsforanstaltninger",
      title: "Indbetalingsgrænseforhøjelsesansøgning",
      image: asset(6),
    }),
  ],
}));

/** Saved without a title: the hero omits the heading instead of leaving it empty. */
export const Unfinished = blockStory(() => ({ blocks: [rawBlock("hero_page", { text: "Uden titel" })] }));
