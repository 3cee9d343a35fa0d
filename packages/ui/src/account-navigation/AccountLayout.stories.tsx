import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AccountCount } from "./AccountCount.tsx";
import { AccountLayout } from "./AccountLayout.tsx";
import { AccountNavigation } from "./AccountNavigation.tsx";

/** The account's navigation: beside the content, or a separate list on a phone. */
const meta = {
  title: "Account/Navigation",
  component: AccountNavigation,
  subcomponents: { AccountCount, AccountLayout },
} satisfies Meta<typeof AccountNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = (current: string) => [
  {
    title: "Overblik",
    items: [
      { href: "#hjem", label: "Min spilkonto", icon: "home" as const, current: current === "#hjem" },
      {
        href: "#beskeder",
        label: "Beskeder",
        icon: "mail" as const,
        badge: <AccountCount count={2} label="2 ulæste" />,
      },
      { href: "#gemte-spil", label: "Gemte spil", icon: "star" as const },
    ],
  },
  {
    title: "Mig",
    items: [
      { href: "#ret-profil", label: "Profil", icon: "user" as const, current: current === "#ret-profil" },
      { href: "#biometri", label: "Adgangsnøgler", icon: "lock" as const },
      { href: "#eid", label: "Bekræft identitet", icon: "shield" as const },
    ],
  },
  {
    title: "Ansvarligt spil",
    items: [
      { href: "#indbetalingsloft", label: "Indbetalingsgrænser", icon: "coins" as const },
      { href: "#nedkoeling", label: "Spilpause", icon: "pause" as const },
      { href: "#spaering", label: "Selvudelukkelse", icon: "close" as const },
    ],
  },
];
const back = { href: "#hjem", label: "Min spilkonto" };
const draw = (isFront: boolean): Story => ({
  args: { label: "Min spilkonto", groups: groups(isFront ? "#hjem" : "#ret-profil"), back, isFront },
  render: (args) => (
    <AccountLayout isFront={args.isFront} navigation={<AccountNavigation {...args} />}>
      <h1>{args.isFront ? "Hej Anna" : "Profil"}</h1>
      <p>Her står sidens indhold.</p>
    </AccountLayout>
  ),
});
const phone = { viewport: { value: "phone", isRotated: false } };

export const APage: Story = {
  ...draw(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Profil");
    await expect(canvas.getByRole("link", { name: "Beskeder 2 ulæste" })).toBeVisible();
  },
};
export const TheFrontPage: Story = draw(true);
export const APageOnAPhone: Story = {
  ...draw(false),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Min spilkonto" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Adgangsnøgler" })).toBeNull();
  },
};
export const TheFrontPageOnAPhone: Story = { ...draw(true), globals: phone };
