import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "../field/PasswordField.tsx";
import { Disclosure } from "./Disclosure.tsx";

/** Content that few need, collapsed under its name. */
const meta = { title: "Forms/Disclosure", component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  summary: "Log ind med adgangskode",
  children: (
    <PasswordField
      id="kode"
      name="password"
      label="Adgangskode"
      purpose="current"
      reveal={{ text: "Vis", "aria-label": "Vis adgangskoden" }}
    />
  ),
};

export const Folded: Story = { args };
export const Open: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Log ind med adgangskode"));
    await expect(canvas.getByLabelText("Adgangskode")).toBeVisible();
  },
};
