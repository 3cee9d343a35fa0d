import type { Meta, StoryObj } from "@storybook/react-vite";
import { HelpCards } from "./HelpCards.tsx";

const meta = { title: "Editorial/Help cards", component: HelpCards, tags: ["visual"] } satisfies Meta<
  typeof HelpCards
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Helplines: Story = {
  args: {
    label: "Hjælp",
    cards: [
      {
        id: "stop",
        icon: "phone",
        title: "StopSpillet",
        value: "70 22 28 25",
        text: "Anonym rådgivning.",
        link: { href: "#stop", label: "StopSpillet.dk" },
      },
      {
        id: "rofus",
        icon: "shield",
        title: "ROFUS",
        text: "Udeluk dig selv fra alt spil.",
        link: { href: "#rofus", label: "ROFUS.nu" },
      },
      { id: "test", icon: "check", title: "Selvtest", text: "Ti spørgsmål om dit spil." },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2>Hjælp</h2>
        <Story />
      </>
    ),
  ],
};
