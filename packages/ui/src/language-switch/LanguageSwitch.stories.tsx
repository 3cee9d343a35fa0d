import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoShell } from "../../fixtures/demoShell.tsx";

const meta = { title: "Shell/Language switch" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  render: (_, { globals }) =>
    demoShell(String(globals["locale"]), {
      src: `/brands/${globals["brand"]}/logo.svg`,
      width: 228,
      height: 48,
      alt: String(globals["brand"]),
    }).languageSwitch,
};
