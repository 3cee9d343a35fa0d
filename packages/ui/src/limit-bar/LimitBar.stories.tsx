import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/Layout.tsx";
import { LimitBar } from "./LimitBar.tsx";

/** Deposit limits and what is used of them. */
const meta = {
  title: "Account/Limit bar",
  component: LimitBar,
  decorators: [
    (Story) => (
      <>
        <h2>Indbetalingsgrænser</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LimitBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  args: { label: "", text: "", usedOre: 0, limitOre: null },
  render: () => (
    <Stack gap={6}>
      <LimitBar
        label="Pr. dag"
        text="Brugt 250,00 kr. af 1.000,00 kr."
        leftText="750,00 kr. tilbage"
        usedOre={25_000}
        limitOre={100_000}
        pendingText="Hæves til 2.000,00 kr. 22/11/2026 14:05:00"
      />
      <LimitBar
        label="Pr. uge"
        text="Brugt 1.800,00 kr. af 2.000,00 kr."
        leftText="200,00 kr. tilbage"
        usedOre={180_000}
        limitOre={200_000}
      />
      <LimitBar
        label="Pr. måned"
        text="Brugt 5.000,00 kr. af 5.000,00 kr."
        leftText="Du kan indbetale igen 28/11/2026 09:12:00"
        usedOre={500_000}
        limitOre={500_000}
      />
      <LimitBar label="Pr. måned" text="Du har ikke sat en grænse endnu." usedOre={0} limitOre={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Hæves til 2.000,00 kr. 22/11/2026 14:05:00")).toBeVisible();
  },
};
