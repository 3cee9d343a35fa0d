import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/Button.tsx";
import { StatusPage } from "./StatusPage.tsx";

/** Pages that restricted players are sent to, one for each kind of restriction. */
const meta = { title: "Account/Status page", component: StatusPage } satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const help = {
  title: "Her kan du få hjælp",
  links: [
    { href: "tel:+4570222825", label: "StopSpillet", text: "70 22 28 25, gratis og anonymt" },
    { href: "#behandling", label: "Find behandling" },
    { href: "#rofus", label: "ROFUS", text: "Udeluk dig fra alt spil i Danmark" },
  ],
};
const service = (
  <ButtonLink kind="secondary" href="#kundeservice">
    Kontakt kundeservice
  </ButtonLink>
);

export const CoolingOff: Story = {
  args: {
    icon: "pause",
    title: "Du holder spilpause",
    children: <p>Du kan ikke spille eller indbetale, før pausen er slut. Den slutter af sig selv.</p>,
    until: { label: "Pausen slutter", dateTime: "2026-11-22T21:15:00Z", text: "22/11/2026 22:15:00" },
    help,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("22/11/2026 22:15:00")).toHaveAttribute("datetime", "2026-11-22T21:15:00Z");
    await expect(canvas.getByRole("navigation", { name: "Her kan du få hjælp" })).toBeVisible();
  },
};
export const Suspended: Story = {
  args: {
    icon: "shield-attention",
    title: "Din spilkonto er suspenderet",
    children: <p>Kontakt kundeservice, så hjælper vi dig videre.</p>,
    actions: service,
  },
};
export const PlayLimitsReached: Story = {
  args: {
    icon: "clock",
    title: "Tid til en pause",
    children: (
      <p>
        Du har nået din spilgrænse. Du kan stadig bruge resten af din spilkonto og se, hvor meget du har
        spillet.
      </p>
    ),
    actions: (
      <>
        <ButtonLink href="#mentor">Se dine spilvaner</ButtonLink>
        {service}
      </>
    ),
    help,
  },
};
export const Closed: Story = {
  args: {
    icon: "lock",
    title: "Din spilkonto er lukket",
    children: (
      <>
        <p>Du har udelukket dig selv permanent. Du kan tidligst oprette en ny spilkonto 21/11/2027.</p>
        <p>Har du penge stående, sender vi dem til din bankkonto.</p>
      </>
    ),
    help,
  },
};
