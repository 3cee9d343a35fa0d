import type { Meta } from "@storybook/react-vite";
import { block, blockStoryOf } from "@spilhus/page-kit/testing";
import { cookieTableBlock } from "./cookieTableBlock.tsx";

/** Every cookie the site may set, from the declared table, with a button that opens the settings. */
const meta = { title: "Blocks/Legal/Cookie table" } satisfies Meta;
const blockStory = blockStoryOf({ cookie_table: cookieTableBlock });

export default meta;

export const Full = blockStory((say) => ({
  blocks: [block("cookie_table", { title: say("Cookies på siden", "Cookies on this site") })],
}));

export const English = { ...Full, globals: { locale: "en" } };
