import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeading } from "./SectionHeading.tsx";

const meta = { title: "Atoms/Section heading", component: SectionHeading } satisfies Meta<
  typeof SectionHeading
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTextAndLink: Story = {
  args: {
    id: "s",
    title: "Populære lige nu",
    text: "De spil, flest har siddet med.",
    link: { href: "#alle", label: "Se alle" },
  },
};
