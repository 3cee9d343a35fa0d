import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/Button.tsx";
import { AlertBanner } from "./AlertBanner.tsx";

/** Why a player was taken to a status page. */
const meta = {
  title: "Account/Alert banner",
  component: AlertBanner,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AlertBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Break: Story = {
  args: { children: <p>Du holder spilpause indtil 22/11/2026 22:15:00.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("22/11/2026 22:15:00");
  },
};
export const WithAWayOn: Story = {
  args: {
    children: (
      <p>
        Din spilkonto er suspenderet, fordi vi mangler dokumentation for, hvor dine penge kommer fra. I dine
        beskeder kan du se, hvad du skal sende, og hvordan du gør.
      </p>
    ),
    actions: (
      <ButtonLink kind="secondary" size="small" href="#beskeder">
        Se dine beskeder
      </ButtonLink>
    ),
  },
};
