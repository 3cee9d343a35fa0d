import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FaqList } from "./FaqList.tsx";

const meta = { title: "Editorial/Questions", component: FaqList, tags: ["visual"] } satisfies Meta<
  typeof FaqList
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  args: {
    group: "faq",
    questions: [
      {
        id: "q1",
        question: "Hvordan sætter jeg en indbetalingsgrænse?",
        answer: <p>Under Min spilkonto.</p>,
      },
      {
        id: "q2",
        question: "Hvad er Selvudelukkelsesregisteret (ROFUS)?",
        answer: <p>Et register hos staten.</p>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Hvordan sætter jeg en indbetalingsgrænse?"));
    await expect(canvas.getByText("Under Min spilkonto.")).toBeVisible();
    await userEvent.click(canvas.getByText("Hvad er Selvudelukkelsesregisteret (ROFUS)?"));
    await expect(canvas.getByText("Under Min spilkonto.")).not.toBeVisible();
  },
};
