import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoArt } from "../../fixtures/demoArt.ts";
import { Picture } from "./Picture.tsx";

const meta = { title: "Atoms/Picture", component: Picture } satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Responsive: Story = {
  args: { ...demoArt("plate", 2, "To kirsebær på en gren"), sizes: "50vw" },
};
