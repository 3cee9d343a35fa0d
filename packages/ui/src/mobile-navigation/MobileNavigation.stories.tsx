import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { MobileNavigation } from "./MobileNavigation.tsx";

/** Navigation on phones: a bottom tab bar, or a drawer. */
const meta = {
  title: "Shell/Mobile navigation",
  parameters: { layout: "fullscreen" },
  tags: ["visual"],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (globals: Record<string, unknown>) =>
  demoShell(String(globals["locale"]), { src: "data:,", width: 1, height: 1, alt: "" }).mobileNavigation;
const phone = { viewport: { value: "phone", isRotated: false } };

export const Tabs: Story = {
  globals: phone,
  render: (_, { globals }) => <MobileNavigation variant="tabs" {...parts(globals)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await expect(canvas.getByRole("link", { name: "Indbetalingsgrænse" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Luk menuen" }));
    await waitFor(() => expect(canvas.getByText("Indbetalingsgrænse")).not.toBeVisible());
  },
};

export const Drawer: Story = {
  globals: phone,
  render: (_, { globals }) => <MobileNavigation variant="drawer" {...parts(globals)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await expect(canvas.getByRole("link", { name: /Banko/ })).toBeVisible();
  },
};
