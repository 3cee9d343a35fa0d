import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta = { title: "Shell/Language switch", component: LanguageSwitch } satisfies Meta<
  typeof LanguageSwitch
>;
export default meta;

type Story = StoryObj<typeof meta>;

const choices = (current: string) => [
  { locale: "da" as const, name: "Dansk", short: "DA", href: "/_locale/da", current: current !== "en" },
  { locale: "en" as const, name: "English", short: "EN", href: "/_locale/en", current: current === "en" },
];

export const Choices: Story = {
  args: { label: "Sprog", choices: [] },
  render: (args, { globals }) => <LanguageSwitch {...args} choices={choices(String(globals["locale"]))} />,
};
