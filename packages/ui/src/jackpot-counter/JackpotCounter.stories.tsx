import type { Meta, StoryObj } from "@storybook/react-vite";
import { JackpotCounter } from "./JackpotCounter.tsx";

const meta = { title: "Games/Jackpot counter", component: JackpotCounter } satisfies Meta<
  typeof JackpotCounter
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  args: {
    id: "moen",
    label: "Jackpot",
    amountOre: 123_456_700,
    growthOrePerMinute: 4_200,
    asOf: "2026-11-21T12:00:00Z",
    text: "1.234.567,00 kr.",
  },
};
