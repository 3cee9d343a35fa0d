import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { block, rawBlock } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** An unknown block and a block that breaks its contract are omitted; the others are shown. */
const meta = { title: "Blocks/Left out" } satisfies Meta;
export default meta;

export const BetweenOthers: StoryObj = {
  ...blockStory(() => ({
    blocks: [
      block("notice", { tone: "calm", text: "Før" }),
      rawBlock("carousel_3d", { title: "Ukendt" }),
      rawBlock("promo_band", { text: "Uden titel" }),
      block("notice", { tone: "calm", text: "Efter" }),
    ],
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Før")).toBeVisible();
    await expect(canvas.getByText("Efter")).toBeVisible();
    await expect(canvas.queryByText(/Ukendt|Uden titel/)).toBeNull();
  },
};

export const Alone: StoryObj = {
  ...blockStory(() => ({ blocks: [rawBlock("carousel_3d")] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/leaves this block out/)).toBeVisible();
  },
};
