import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StepIndicator } from "./StepIndicator.tsx";

/** Progress in a registration. */
const meta = { title: "Forms/Step indicator", component: StepIndicator } satisfies Meta<typeof StepIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

const steps = [
  { id: "identity", label: "MitID" },
  { id: "contact", label: "Kontakt", href: "#contact" },
  { id: "deposit-limit", label: "Indbetalingsgrænse", href: "#limit" },
  { id: "permission", label: "Samtykke", href: "#permission" },
];
const texts = { label: "Trin i oprettelsen", doneLabel: "færdig", steps };

export const First: Story = { args: { ...texts, current: "identity", progress: "Trin 1 af 4" } };
export const Third: Story = {
  args: { ...texts, current: "deposit-limit", progress: "Trin 3 af 4" },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.filter((item) => item.getAttribute("aria-current") === "step")).toEqual([items[2]]);
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  args: { ...texts, current: "deposit-limit", progress: "Trin 3 af 4" },
};
