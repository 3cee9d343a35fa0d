import type { Meta, StoryObj } from "@storybook/react-vite";
import { GameFacts } from "./GameFacts.tsx";

const meta = { title: "Games/Game facts", component: GameFacts } satisfies Meta<typeof GameFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfASlot: Story = {
  args: {
    facts: [
      { label: "Tilbagebetalingsprocent", value: "96,12 %" },
      { label: "Indsats", value: "1,00–500,00 kr." },
      { label: "Risiko", value: "Middel" },
      { label: "Udvikler", value: "Fjordlab" },
    ],
  },
};
