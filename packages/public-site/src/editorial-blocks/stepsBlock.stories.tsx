import type { Meta } from "@storybook/react-vite";
import { block, item } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Ordered steps of a procedure. */
const meta = { title: "Blocks/Editorial/Steps" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("steps", {
      title: say("Sådan kommer du i gang", "How to begin"),
      text: say("Det tager fem minutter.", "It takes five minutes."),
      items: [
        item({
          title: say("Opret dig med MitID", "Sign up with MitID"),
          text: say("Hav det klar.", "Have it ready."),
        }),
        item({
          title: say("Sæt din grænse", "Set your limit"),
          text: say("Pr. dag, uge og måned.", "Per day, week and month."),
        }),
        item({ title: say("Find et spil", "Find a game"), text: "" }),
      ],
    }),
  ],
}));

export const LongWordsWithoutTitle = blockStory(() => ({
  blocks: [
    block("steps", {
      items: [
        item({ title: "Identitetsbekræftelsesprocedure", text: "Legitimationsdokumentation" }),
        item({ title: "Indbetalingsgrænsefastsættelse", text: "Beløbsgrænseændringsbekræftelse" }),
      ],
    }),
  ],
}));
