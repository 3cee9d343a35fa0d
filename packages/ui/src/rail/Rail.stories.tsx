import type { Meta, StoryObj } from "@storybook/react-vite";
import { HelpCards } from "../help-cards/HelpCards.tsx";
import { Rail } from "./Rail.tsx";

const meta = { title: "Games/Rail", component: Rail } satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAnything: Story = {
  args: {
    label: "Jackpots",
    previousLabel: "Forrige",
    nextLabel: "Næste",
    items: Array.from({ length: 9 }, (_, index) => ({
      id: `${index}`,
      content: (
        <HelpCards
          label={`Gruppe ${index + 1}`}
          cards={[
            {
              id: `${index}`,
              title: `Jackpot ${index + 1}`,
              value: "12.345 kr.",
              link: { href: `#${index}`, label: "Se spillene" },
            },
          ]}
        />
      ),
    })),
  },
  decorators: [
    (Story) => (
      <>
        <h2>Jackpots</h2>
        <Story />
      </>
    ),
  ],
};
