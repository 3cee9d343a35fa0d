import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { TimesStrip } from "./TimesStrip.tsx";

/** The next rounds under a tall header. */
const meta = { title: "Shell/Times strip", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  render: (_, { globals }) => (
    <TimesStrip
      {...demoShell(String(globals["locale"]), {
        src: `/brands/${globals["brand"]}/logo.svg`,
        width: 228,
        height: 48,
        alt: String(globals["brand"]),
      }).strip}
    />
  ),
};
