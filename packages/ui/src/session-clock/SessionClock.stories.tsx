import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SessionClock } from "./SessionClock.tsx";

/** Time since log-in, always in sight. How it runs is in Account/Session. */
const meta = { title: "Account/Session clock", component: SessionClock } satisfies Meta<typeof SessionClock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JustLoggedIn: Story = { args: { label: "Logget ind i", seconds: 3 } };
export const AfterALongEvening: Story = {
  args: { label: "Logget ind i", seconds: 37_845 },
  play: async ({ canvas }) => {
    const clock = canvas.getByRole("timer", { name: "Logget ind i" });
    await expect(clock).toHaveTextContent("10:30:45");
    await expect(clock).toHaveAttribute("aria-live", "off");
  },
};
export const OnAPhone: Story = {
  ...JustLoggedIn,
  globals: { viewport: { value: "phone", isRotated: false } },
};
