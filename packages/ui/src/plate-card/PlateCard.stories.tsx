import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlateCard } from "./PlateCard.tsx";

const meta = { title: "Games/Plate", component: PlateCard, tags: ["visual"] } satisfies Meta<
  typeof PlateCard
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Banko: Story = {
  args: {
    caption: "Bankoplade",
    note: "Nr. 4711",
    markedLabel: "markeret",
    marked: [16, 42, 71],
    rows: [
      [4, null, 21, null, 42, null, 63, null, 80],
      [null, 16, null, 35, null, 54, null, 71, 85],
      [9, null, 28, 38, null, 59, null, 77, null],
    ],
  },
};

export const BingoFiveByFive: Story = {
  args: {
    caption: "Bingoplade",
    markedLabel: "markeret",
    marked: [7, 33, 61],
    rows: [
      [7, 18, 33, 50, 61],
      [2, 21, 40, 47, 70],
      [11, 16, null, 58, 66],
      [5, 29, 38, 52, 74],
      [14, 24, 44, 60, 63],
    ],
  },
};
