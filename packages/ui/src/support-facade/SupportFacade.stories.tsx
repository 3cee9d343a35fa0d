import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SupportFacade } from "./SupportFacade.tsx";
import { SupportUnread } from "./SupportUnread.tsx";

/** The button that leads to customer service. */
const meta = {
  title: "Parts/Support facade",
  component: SupportFacade,
  subcomponents: { SupportUnread },
  args: { href: "/kundeservice", label: "Hjælp", audience: "everybody" },
} satisfies Meta<typeof SupportFacade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForEverybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Hjælp" })).toHaveAttribute("href", "/kundeservice");
  },
};

export const ForPlayersAlone: Story = {
  args: { audience: "players" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Hjælp" })).toBeNull();
  },
};

export const WithUnreadAnswers: Story = {
  args: { unread: <SupportUnread count={2} label="2 ulæste svar" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Hjælp 2 ulæste svar" })).toBeVisible();
  },
};
