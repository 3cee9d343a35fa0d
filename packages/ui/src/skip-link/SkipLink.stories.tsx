import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = { title: "Shell/Skip link", component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  args: { href: "#indhold", children: "Gå til indhold" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="indhold">Indhold</main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Gå til indhold" });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
