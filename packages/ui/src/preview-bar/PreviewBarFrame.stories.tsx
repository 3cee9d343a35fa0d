import type { Meta, StoryObj } from "@storybook/react-vite";
import { PreviewBarFrame } from "./PreviewBarFrame.tsx";

const meta = {
  title: "Shell/Preview bar",
  component: PreviewBarFrame,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PreviewBarFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  args: {
    label: "Kladde",
    children: (
      <>
        <span>Du ser en kladde.</span>
        <a href="#ud">Forlad visningen</a>
      </>
    ),
  },
};
