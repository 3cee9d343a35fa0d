import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/Button.tsx";
import { Receipt } from "./Receipt.tsx";

/** What was done and from when it holds. */
const meta = { title: "Account/Receipt", component: Receipt } satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LimitsChanged: Story = {
  args: {
    id: "kvittering",
    title: "Dine grænser er gemt",
    text: "Den lavere grænse gælder nu. Den højere gælder om 24 timer, og du kan trække den tilbage inden.",
    facts: [
      { term: "Pr. dag", value: "500,00 kr." },
      { term: "Pr. uge", value: "1.500,00 kr. fra 22/11/2026 14:05:00" },
      { term: "Pr. måned", value: "5.000,00 kr." },
    ],
    actions: <ButtonLink href="#hjem">Til min spilkonto</ButtonLink>,
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole("region", { name: "Dine grænser er gemt" });
    receipt.focus();
    await expect(receipt).toHaveFocus();
  },
};
