import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { Button } from "../button/Button.tsx";
import { Header } from "../header/Header.tsx";
import { MobileNavigation } from "../mobile-navigation/MobileNavigation.tsx";
import { PlayerMenu } from "../player-menu/PlayerMenu.tsx";
import { SessionClock } from "../session-clock/SessionClock.tsx";
import { Balance, type BalanceProps } from "./Balance.tsx";

/** What a player has, in the header. */
const meta = { title: "Account/Balance", component: Balance } satisfies Meta<typeof Balance>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  href: "#bevaegelser",
  cash: { label: "Saldo", text: "1.234,50 kr.", ore: 123_450 },
  deposit: { href: "?deposit=true", label: "Indbetal" },
} satisfies BalanceProps;
const bonus = { label: "Bonus", text: "50,00 kr.", ore: 5_000 };
const phone = { viewport: { value: "phone", isRotated: false } };

export const Cash: Story = { args };
export const CashAndBonus: Story = {
  args: { ...args, bonus },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Saldo 1.234,50 kr. Bonus 50,00 kr." })).toBeVisible();
  },
};
export const NotKnownYet: Story = { args: { ...args, cash: undefined } };
export const WithoutDeposit: Story = { args: { href: args.href, cash: args.cash } };
export const LargeAmount: Story = {
  args: { ...args, cash: { label: "Saldo", text: "12.345.678,00 kr.", ore: 1_234_567_800 }, bonus },
};

const inHeader = (variant: "slim" | "tall"): Story => ({
  args: { ...args, bonus },
  parameters: { layout: "fullscreen" },
  render: (given, { globals }) => {
    const { header, mobileNavigation } = demoShell(String(globals["locale"]), {
      src: `/brands/${String(globals["brand"])}/logo.svg`,
      width: 228,
      height: 48,
      alt: "Huset",
    });
    const account = (
      <PlayerMenu
        id={`balance-${variant}`}
        name="Anna"
        label="Din spilkonto"
        items={[]}
        clock={<SessionClock label="Logget ind i" seconds={2_530} place="bar" />}
        balance={<Balance {...given} />}
        logOut={<Button kind="secondary">Log ud</Button>}
      />
    );
    return (
      <Header
        variant={variant}
        {...header}
        account={account}
        {...(variant === "tall" && { drawer: <MobileNavigation variant="drawer" {...mobileNavigation} /> })}
      />
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("banner").querySelector(".header-row");
    await expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0);
    await expect(canvas.getByRole("link", { name: "Indbetal" })).toBeVisible();
  },
});
export const InASlimHeader: Story = inHeader("slim");
export const InATallHeader: Story = inHeader("tall");
export const InASlimHeaderOnAPhone: Story = { ...inHeader("slim"), globals: phone };
export const InATallHeaderOnAPhone: Story = { ...inHeader("tall"), globals: phone };
