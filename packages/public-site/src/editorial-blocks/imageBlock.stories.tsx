import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { asset, noAsset, block } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** A picture as wide as the column, in several formats and widths, with an optional caption. */
const meta = { title: "Blocks/Editorial/Image" } satisfies Meta;
export default meta;

export const WithCaption: StoryObj = {
  ...blockStory((say) => ({
    blocks: [
      block("image", {
        image: asset(3, say("En båd på havet", "A boat at sea")),
        caption: say("Tegnet til efterårets kampagne.", "Drawn for the autumn campaign."),
      }),
    ],
  })),
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>("img", { name: /båd|boat/ });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 });
    await expect(image.currentSrc).toMatch(/\/m\/\d+x\d+\/filters:.*format\(avif\)/);
  },
};

export const WithoutCaption = blockStory(() => ({
  blocks: [block("image", { image: asset(4), caption: "" })],
}));

/** Without a picture the block draws no caption either. */
export const WithoutPicture = blockStory((say) => ({
  blocks: [block("image", { image: noAsset, caption: say("Tegnet i efteråret.", "Drawn in autumn.") })],
}));
