import type { Meta, StoryObj } from "@storybook/react-vite";
import { SessionClock } from "../session-clock/SessionClock.tsx";
import { SessionFrame } from "./SessionFrame.tsx";

const meta = { title: "Shell/Session", component: SessionFrame } satisfies Meta<typeof SessionFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: {} };
export const Player: Story = {
  args: {
    children: (
      <>
        <SessionClock label="Logget ind i" seconds={2_530} place="bar" />
        <data value="123450">1.234,50 kr.</data>
      </>
    ),
  },
};
