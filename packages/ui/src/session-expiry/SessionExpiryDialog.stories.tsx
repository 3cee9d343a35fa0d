import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SessionExpiryDialog } from "./SessionExpiryDialog.tsx";

/** The warning before a session ends. Account/Session shows when it appears. */
const meta = { title: "Account/Session expiry", component: SessionExpiryDialog } satisfies Meta<
  typeof SessionExpiryDialog
>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  isOpen: true,
  title: "Er du her stadig?",
  text: "For din sikkerhed bliver du logget ud om",
  timeLeft: "1:45",
  stayLabel: "Bliv logget ind",
  logOutLabel: "Log ud",
  onStay: fn(),
  onLogOut: fn(),
};

export const Asking: Story = {
  args,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("alertdialog", { name: "Er du her stadig?" });
    await expect(dialog).toHaveAccessibleDescription("For din sikkerhed bliver du logget ud om 1:45");
    await expect(canvas.getByRole("button", { name: "Bliv logget ind" })).toHaveFocus();
    await expect(canvas.getByRole("timer")).toHaveAttribute("aria-live", "off");
  },
};
export const CouldNotStay: Story = {
  args: { ...args, failure: "Vi kunne ikke forlænge. Prøv igen." },
};
export const OnItsWay: Story = { args: { ...args, isStaying: true } };
