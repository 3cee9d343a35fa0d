import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stamp } from "./Stamp.tsx";

const meta = { title: "Atoms/Stamp", component: Stamp } satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Price: Story = { args: { label: "Plade fra", value: "5 kr.", note: "hver dag" } };
