import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../layout/Layout.tsx";
import { Badge } from "./Badge.tsx";

const meta = { title: "Atoms/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { children: "" },
  render: () => (
    <Cluster>
      <Badge tone="accent">Nyhed</Badge>
      <Badge tone="alt">Demo</Badge>
      <Badge>Bordspil</Badge>
      <Badge tone="jackpot">Jackpot</Badge>
    </Cluster>
  ),
};
