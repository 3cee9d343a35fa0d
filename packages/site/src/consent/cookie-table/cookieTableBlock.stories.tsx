import type { Meta } from "@storybook/react-vite";
import { block } from "../../../testing/block.ts";
import { blockStory } from "../../../testing/blockStory.tsx";

/** Every cookie the site may set, from the one declared table, and the way to the settings. */
const meta = { title: "Blocks/Legal/Cookie table" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [block("cookie_table", { title: say("Cookies på siden", "Cookies on this site") })],
}));

export const English = { ...Full, globals: { locale: "en" } };
