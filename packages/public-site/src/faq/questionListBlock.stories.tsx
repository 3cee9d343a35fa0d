import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { block, bulletList, doc, paragraph, type Say, question } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Questions that open without JavaScript, grouped by category unless the block names one. */
const meta = { title: "Blocks/Help/Question list" } satisfies Meta;
export default meta;

const questions = (say: Say) => [
  question("hvor-laenge", {
    question: say("Hvor længe er en udbetaling undervejs?", "How long does a payout take?"),
    category: say("Penge", "Money"),
    answer: doc(paragraph(say("En bankdag, for det meste.", "One banking day, mostly."))),
  }),
  question("hvilke-kort", {
    question: say("Hvilke kort kan jeg bruge?", "Which cards can I use?"),
    category: say("Penge", "Money"),
    answer: doc(bulletList("Dankort", "Visa", "Mastercard")),
  }),
  question("alder", {
    question: say("Hvor gammel skal jeg være?", "How old must I be?"),
    category: say("Konto", "Account"),
    answer: doc(paragraph(say("Fyldt 18 år.", "18 years or more."))),
  }),
];

export const ByCategory: StoryObj = {
  ...blockStory((say) => ({
    blocks: [block("question_list", { title: say("Spørgsmål og svar", "Questions and answers") })],
    stories: questions(say),
  })),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("group");
    await expect(first).not.toHaveAttribute("open");
    const summary = first?.querySelector("summary");
    if (!summary) throw new Error("The first question has nothing to press.");
    await userEvent.click(summary);
    await expect(first).toHaveAttribute("open");
  },
};

export const OneCategory = blockStory((say) => ({
  blocks: [
    block("question_list", {
      title: say("Om penge", "About money"),
      category: say("Penge", "Money"),
      limit: 1,
    }),
  ],
  stories: questions(say),
}));

export const LongWords = blockStory(() => ({
  blocks: [block("question_list", { title: "Karenstidsbestemmelser" })],
  stories: [
    question("lang", {
      question: "Hvornår behandles indbetalingsgrænseforhøjelsesansøgninger?",
      category: "Ansvarlighedsforanstaltninger",
      answer: doc(paragraph("Efter selvudelukkelsesregistreringsperiodens udløb.")),
    }),
  ],
}));

export const None = blockStory((say) => ({
  blocks: [block("question_list", { title: say("Spørgsmål og svar", "Questions and answers") })],
}));
