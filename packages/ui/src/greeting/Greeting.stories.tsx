import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoGames } from "../../fixtures/demoGames.ts";
import { GreetingFrame } from "../greeting-frame/GreetingFrame.tsx";
import { Greeting } from "./Greeting.tsx";

/** What a signed-in player finds above the front page. */
const meta = {
  title: "Account/Greeting",
  component: Greeting,
  subcomponents: { GreetingFrame },
  tags: ["every-brand"],
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    document.documentElement.dataset["player"] = "logged_in";
    return () => delete document.documentElement.dataset["player"];
  },
  render: (args) => (
    <GreetingFrame>
      <Greeting {...args} />
    </GreetingFrame>
  ),
  args: {
    title: "Hej, Mette",
    facts: [
      { id: "balance", label: "Saldo", value: "2.484,50 kr.", href: "#konto" },
      { id: "left", label: "Kan indbetales nu", value: "375,00 kr.", href: "#graenser" },
      { id: "messages", label: "Beskeder", value: "3 ulæste", href: "#beskeder" },
    ],
    gamesLabel: "Dine spil",
    games: demoGames("portrait", 6, "da"),
  },
} satisfies Meta<typeof Greeting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithGames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Hej, Mette" })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Dine spil" }).children).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "Saldo 2.484,50 kr." })).toBeVisible();
  },
};
export const WithoutGames: Story = {
  args: { games: [], instead: <p>Spil, du gemmer, står her næste gang.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Spil, du gemmer/)).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Dine spil" })).toBeNull();
  },
};
/** Nothing has come yet: everything has its place. */
export const Waiting: Story = {
  args: {
    title: "Hej igen",
    facts: [{ id: "balance", label: "Saldo", value: undefined, href: "#konto" }],
    games: undefined,
  },
};
export const OnAPhone: Story = { ...WithGames, globals: { viewport: { value: "phone", isRotated: false } } };

/** Shared pages have the place for everybody, and guests see nothing of it. */
export const ForAGuest: Story = {
  beforeEach: () => {
    document.documentElement.dataset["player"] = "new";
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
