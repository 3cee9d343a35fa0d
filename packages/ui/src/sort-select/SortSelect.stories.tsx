import type { Meta, StoryObj } from "@storybook/react-vite";
import { SortSelect } from "./SortSelect.tsx";

const meta = { title: "Overview/Sorting", component: SortSelect } satisfies Meta<typeof SortSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  args: {
    label: "Sortér efter",
    choices: [
      { href: "#populaer", label: "Populære", current: true },
      { href: "#nyeste", label: "Nyeste", current: false },
      { href: "#rtp", label: "Tilbagebetalingsprocent", current: false },
    ],
  },
};
