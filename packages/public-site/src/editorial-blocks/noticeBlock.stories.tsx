import type { Meta } from "@storybook/react-vite";
import { block, rawBlock } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** A highlighted notice in one of three tones. Use at most one on a page. */
const meta = { title: "Blocks/Editorial/Notice" } satisfies Meta;
export default meta;

export const Tones = blockStory((say) => ({
  blocks: [
    block("notice", {
      tone: "info",
      title: say("Åbent hele julen", "Open all through Christmas"),
      text: say(
        "Kundeservice svarer alle dage, også juleaften mellem 9 og 14.",
        "Customer service answers every day, on Christmas Eve from 9 to 14.",
      ),
    }),
    block("notice", {
      tone: "warning",
      title: say("Planlagt pause", "Planned pause"),
      text: say("Natten til torsdag er der lukket fra 3 til 4.", "Thursday night we are closed from 3 to 4."),
    }),
    block("notice", {
      tone: "calm",
      title: say("Tag en pause", "Take a break"),
      text: say("Du kan lukke for dit spil i 24 timer.", "You can close your account for 24 hours."),
    }),
  ],
}));

/** Without the optional title. */
export const TextOnly = blockStory((say) => ({
  blocks: [block("notice", { tone: "info", title: "", text: say("Spil er for voksne.", "Adults only.") })],
}));

export const LongWords = blockStory(() => ({
  blocks: [
    block("notice", {
      tone: "warning",
      title: "Selvudelukkelsesregisterets ikrafttrædelsestidspunkt",
      text: "Indbetalingsgrænseforhøjelsesansøgninger behandles efter karenstidsbestemmelsernes udløb.",
    }),
  ],
}));

/** An unknown tone breaks the contract: the page omits the block. */
export const Unfinished = blockStory(() => ({ blocks: [rawBlock("notice", { text: "", tone: "" })] }));
