import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./Link.tsx";

const meta = { title: "Atoms/Link", component: Link } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  args: { href: "#", children: "" },
  render: () => (
    <p>
      Læs om <Link href="#graense">indbetalingsgrænsen</Link>, før du spiller første gang.
    </p>
  ),
};

export const Onward: Story = { args: { href: "#alle", kind: "onward", children: "Se alle spil" } };
