import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SessionClock } from "./SessionClock.tsx";

/** Time since login, always visible. Account/Session shows how it runs. */
const meta = { title: "Account/Session clock", component: SessionClock } satisfies Meta<typeof SessionClock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JustLoggedIn: Story = { args: { label: "Logget ind i", seconds: 3, place: "bar" } };
export const AfterALongEvening: Story = {
  args: { label: "Logget ind i", seconds: 37_845, place: "bar" },
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

/** In a header that scrolls away, or on a page without one, it is fixed to the window's edge. */
export const AtTheEdge: Story = {
  args: { label: "Logget ind i", seconds: 2_530, place: "edge" },
  decorators: [
    (Story) => (
      <>
        <Story />
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>Linje {index + 1}</p>
        ))}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 1_000);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    const { top, bottom } = canvas.getByRole("timer").getBoundingClientRect();
    await expect(top).toBe(0);
    await expect(bottom).toBeGreaterThanOrEqual(24);
  },
};
