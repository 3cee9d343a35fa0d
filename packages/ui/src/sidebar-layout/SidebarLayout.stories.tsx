import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../notice/Notice.tsx";
import { SidebarLayout } from "./SidebarLayout.tsx";

const meta = { title: "Shell/Sidebar", component: SidebarLayout } satisfies Meta<typeof SidebarLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithHelp: Story = {
  args: {
    sidebarLabel: "Hjælp",
    sidebar: <Notice tone="calm">Ring til StopSpillet på 70 22 28 25.</Notice>,
    children: <p>Indholdet står til venstre og først.</p>,
  },
};
