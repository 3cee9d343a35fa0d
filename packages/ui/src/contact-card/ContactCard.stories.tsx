import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactCard } from "./ContactCard.tsx";

const meta = { title: "Editorial/Contact", component: ContactCard } satisfies Meta<typeof ContactCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CustomerService: Story = {
  args: {
    title: "Kundeservice",
    text: "Ring, skriv eller chat.",
    phone: { href: "tel:+4570000000", label: "70 00 00 00" },
    email: { href: "mailto:hjaelp@example.dk", label: "hjaelp@example.dk" },
    hoursTitle: "Åbningstider",
    hours: [
      { days: "Mandag–fredag", hours: "08.00–23.00" },
      { days: "Lørdag–søndag", hours: "10.00–22.00" },
    ],
  },
};
