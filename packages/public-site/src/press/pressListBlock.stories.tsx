import type { Meta } from "@storybook/react-vite";
import { block, pressItem } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Press releases, newest first. */
const meta = { title: "Blocks/Editorial/Press list" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [block("press_list", { title: say("Pressemeddelelser", "Press releases") })],
  stories: [
    pressItem("halvaar", {
      title: say("Flere sætter en lavere grænse", "More people set a lower limit"),
      teaser: say("Hver tredje har sat den ned i år.", "One in three has lowered it this year."),
    }),
    pressItem("bestyrelse", {
      title: say("Ny formand for bestyrelsen", "New chair of the board"),
      teaser: say("Hun kommer fra socialsektoren.", "She comes from social services."),
      published_on: "2026-06-01",
    }),
  ],
}));

export const LongWords = blockStory(() => ({
  blocks: [block("press_list", { limit: 1 })],
  stories: [
    pressItem("lang", {
      title: "Ansvarlighedsforanstaltningsredegørelsesoffentliggørelse",
      teaser: "Selvudelukkelsesregistreringsstatistikken offentliggøres kvartalsvis.",
    }),
  ],
}));

export const None = blockStory((say) => ({
  blocks: [block("press_list", { title: say("Pressemeddelelser", "Press releases") })],
}));
