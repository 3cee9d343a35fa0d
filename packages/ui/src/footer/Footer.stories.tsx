import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { Footer } from "./Footer.tsx";

/** The end of every page, in columns or as a map, as the brand chose. */
const meta = { title: "Shell/Footer", parameters: { layout: "fullscreen" }, tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (globals: Record<string, unknown>) =>
  demoShell(String(globals["locale"]), {
    src: `/brands/${String(globals["brand"])}/logo.svg`,
    width: 228,
    height: 48,
    alt: String(globals["brand"]),
  }).footer;

export const Columns: Story = {
  render: (_, { globals }) => <Footer variant="columns" {...parts(globals)} />,
};
export const AsAMap: Story = { render: (_, { globals }) => <Footer variant="map" {...parts(globals)} /> };
