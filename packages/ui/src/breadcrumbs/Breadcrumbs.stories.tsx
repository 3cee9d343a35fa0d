import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = { title: "Editorial/Breadcrumbs", component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Trail: Story = {
  args: {
    label: "Sti",
    trail: [
      { href: "#", label: "Forside" },
      { href: "#blog", label: "Blog" },
    ],
    current: "Hvad betyder tilbagebetalingsprocenten egentlig?",
  },
};
