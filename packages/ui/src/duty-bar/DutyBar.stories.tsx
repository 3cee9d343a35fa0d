import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { AgeMark } from "./AgeMark.tsx";
import { DutyBar } from "./DutyBar.tsx";
import { LicenceLabel } from "./LicenceLabel.tsx";

/** Licence, age limit and the ways to help: on every page, in every layout. */
const meta = {
  title: "Shell/Duty bar",
  parameters: { layout: "fullscreen" },
  tags: ["visual"],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  render: (_, { globals }) => (
    <DutyBar
      {...demoShell(String(globals["locale"]), {
        src: `/brands/${globals["brand"]}/logo.svg`,
        width: 228,
        height: 48,
        alt: String(globals["brand"]),
      }).dutyBar}
    />
  ),
};

export const LargeLabel: Story = {
  render: () => <LicenceLabel size="large" text="Tilladelse fra Spillemyndigheden" href="#licens" />,
};

export const Age: Story = {
  tags: ["!visual"],
  render: () => <AgeMark text="18+" label="For voksne over 18 år" />,
};
