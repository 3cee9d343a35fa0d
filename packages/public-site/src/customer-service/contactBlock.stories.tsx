import type { Meta } from "@storybook/react-vite";
import { block, shellSettings } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Contact details of customer service. Phone, email and hours come from the footer's settings. */
const meta = { title: "Blocks/Help/Contact" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("contact", {
      title: say("Ring eller skriv", "Call or write"),
      text: say("Du får fat i et menneske.", "You will reach a human."),
    }),
  ],
  stories: [shellSettings(say)],
}));

/** Without a text and opening hours. */
export const Minimal = blockStory((say) => ({
  blocks: [block("contact", { title: say("Kontakt", "Contact"), text: "" })],
  stories: [shellSettings(say, { opening_hours: [] })],
}));

export const LongWords = blockStory((say) => ({
  blocks: [block("contact", { title: "Kundeserviceåbningstidsoversigt" })],
  stories: [
    shellSettings(say, {
      email: "selvudelukkelsesregistrering@ansvarlighedsafdelingen.example",
      opening_hours: [
        {
          component: "hours",
          _uid: "hours-long",
          days: "Helligdagsaftener og mellemdage",
          hours: "10.00–14.00",
        },
      ],
    }),
  ],
}));
