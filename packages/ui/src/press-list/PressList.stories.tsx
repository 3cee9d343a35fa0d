import type { Meta, StoryObj } from "@storybook/react-vite";
import { PressList } from "./PressList.tsx";

const meta = { title: "Editorial/Press", component: PressList } satisfies Meta<typeof PressList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Items: Story = {
  args: {
    label: "Presse",
    items: [
      {
        id: "1",
        href: "#1",
        title: "Nyt bankobord åbner i november",
        teaser: "Bordet har plads til 400 spillere og egne værter hver aften.",
        date: { text: "12/11/2026", dateTime: "2026-11-12" },
      },
      {
        id: "2",
        href: "#2",
        title: "Flere sætter en lavere indbetalingsgrænse",
        teaser: "Tal fra tredje kvartal.",
        date: { text: "02/10/2026", dateTime: "2026-10-02" },
      },
    ],
  },
};
