import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoRounds } from "../../fixtures/demoLists.ts";
import { Schedule } from "./Schedule.tsx";

/** Rounds to come, as rows with a time. */
const meta = { title: "Games/Schedule", tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  render: (_, { globals }) => (
    <>
      <h2>Dagens plan</h2>
      <Schedule label="Dagens plan" rounds={demoRounds(String(globals["locale"]))} />
    </>
  ),
};
