import type { Meta, StoryObj } from "@storybook/react-vite";
import { SessionFrame } from "./SessionFrame.tsx";

const meta = { title: "Shell/Session", component: SessionFrame } satisfies Meta<typeof SessionFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: {} };
export const Player: Story = {
  args: {
    children: (
      <>
        <span data-session-clock="">
          <span>Logget ind</span> <time dateTime="PT42M">00:42:10</time>
        </span>
        <data value="123450">1.234,50 kr.</data>
      </>
    ),
  },
};
