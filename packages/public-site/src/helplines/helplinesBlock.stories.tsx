import type { Meta } from "@storybook/react-vite";
import { block } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** StopSpillet, ROFUS, self-test and treatment, from the brand's compliance config. Editors choose only the heading. */
const meta = { title: "Blocks/Legal/Helplines" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("helplines", {
      title: say("Hvis spillet fylder for meget", "If gaming takes up too much"),
      text: say("Tal med nogen. Det er gratis.", "Talk to someone. It is free."),
    }),
  ],
}));

export const English = { ...Full, globals: { locale: "en" } };

export const LongTitle = blockStory(() => ({
  blocks: [block("helplines", { title: "Ludomanibehandlingscenterkontaktoplysninger" })],
}));
