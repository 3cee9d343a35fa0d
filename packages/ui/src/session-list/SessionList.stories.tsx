import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { SessionList } from "./SessionList.tsx";

/** Where a player is logged in. */
const meta = { title: "Account/Sessions", component: SessionList } satisfies Meta<typeof SessionList>;
export default meta;

type Story = StoryObj<typeof meta>;

const here = {
  id: "1",
  device: "Chrome · Windows",
  hereLabel: "Denne enhed",
  facts: ["Logget ind 22/11/2026 04:12:00 med MitID"],
};
const phone = {
  id: "2",
  device: "Samsung Internet · Android",
  facts: ["Logget ind 21/11/2026 20:14:00 med adgangsnøgle", "Sidst brugt 21/11/2026 20:51:00"],
  action: (
    <Button kind="secondary" size="small" aria-label="Log ud på Samsung Internet · Android">
      Log ud
    </Button>
  ),
};

export const Two: Story = {
  args: { label: "Her er du logget ind", sessions: [here, phone] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
export const OnlyHere: Story = { args: { label: "Her er du logget ind", sessions: [here] } };
export const OnAPhone: Story = { ...Two, globals: { viewport: { value: "phone", isRotated: false } } };
