import type { Meta } from "@storybook/react-vite";
import { block, item } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Two to four figures, each with a label. */
const meta = { title: "Blocks/Editorial/Stat band" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("stat_band", {
      title: say("Sidste måned", "Last month"),
      items: [
        item({ title: say("gevinster udbetalt", "wins paid out"), value: "48.210" }),
        item({ title: say("største gevinst", "largest win"), value: say("2,8 mio. kr.", "2.8 m kr.") }),
        item({ title: say("af alle sætter en grænse", "of all set a limit"), value: "91 %" }),
      ],
    }),
  ],
}));

/** One figure has no value; the others are still shown. */
export const ValueMissing = blockStory((say) => ({
  blocks: [
    block("stat_band", {
      title: "",
      items: [
        item({ title: say("åbningstimer om ugen", "hours a week"), value: "87" }),
        item({ title: say("gennemspilningskravsfrie gevinster", "wins without wagering"), value: "" }),
      ],
    }),
  ],
}));
