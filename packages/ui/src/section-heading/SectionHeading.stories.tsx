import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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

/** The link wraps to its own row before the title's longest word breaks. */
export const LongWordOnAPhone: Story = {
  args: {
    id: "long",
    title: "Nye spilleautomater",
    link: { href: "#alle", label: "Til spilleautomaterne" },
  },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const { firstChild } = canvas.getByRole("heading", { name: "Nye spilleautomater" });
    const word = document.createRange();
    if (firstChild) word.setStart(firstChild, "Nye ".length);
    if (firstChild) word.setEnd(firstChild, "Nye spilleautomater".length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};
