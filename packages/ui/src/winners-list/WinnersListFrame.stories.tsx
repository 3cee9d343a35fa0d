import type { Meta, StoryObj } from "@storybook/react-vite";
import { DemoWinners } from "../../fixtures/DemoWinners.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { WinnersListFrame } from "./WinnersListFrame.tsx";

/** The latest wins, static or updated by an island in the frame. */
const meta = { title: "Games/Winners", tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Latest: Story = {
  render: (_, { globals }) => (
    <WinnersListFrame>
      <DemoWinners locale={String(globals["locale"])} />
    </WinnersListFrame>
  ),
};

export const OnTheirWay: Story = {
  render: () => <Skeleton shape="line" count={4} label="Henter vindere …" />,
};
