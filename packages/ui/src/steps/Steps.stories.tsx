import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "./Steps.tsx";

const meta = { title: "Data/Steps", component: Steps } satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  args: {
    label: "Sådan kommer du i gang",
    steps: [
      { title: "Opret spilkonto", text: "Med MitID tager det to minutter." },
      { title: "Sæt din indbetalingsgrænse", text: "Pr. dag, uge og måned." },
      { title: "Find dit spil" },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2>Sådan kommer du i gang</h2>
        <Story />
      </>
    ),
  ],
};
