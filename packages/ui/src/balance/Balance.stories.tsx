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

interface Place {
  readonly variant: "slim" | "tall";
  readonly viewport?: "narrow" | "phone";
}

const inHeader = ({ variant, viewport }: Place): Story => ({
  args: { ...args, bonus },
  parameters: { layout: "fullscreen" },
  ...(viewport && { globals: { viewport: { value: viewport, isRotated: false } } }),
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
export const InASlimHeader: Story = inHeader({ variant: "slim" });
export const InATallHeader: Story = inHeader({ variant: "tall" });

/** Logo, search, balance, deposit and menus in one row, each large enough for a thumb, and nothing outside the screen. */
const inOneRow = (place: Required<Place>): Story => ({
  ...inHeader(place),
  play: async ({ canvas }) => {
    const targets = [
      canvas.getByRole("link", { name: "Huset" }),
      canvas.getByRole("link", { name: "Søg efter spil" }),
      canvas.getByRole("link", { name: "Saldo 1.234,50 kr. Bonus 50,00 kr." }),
      canvas.getByRole("link", { name: "Indbetal" }),
      canvas.getByRole("button", { name: /^Din spilkonto/ }),
      ...(place.variant === "tall" ? [canvas.getByRole("button", { name: "Menu" })] : []),
    ];
    const boxes = targets.map((target) => target.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const [index, { width, height, left, right }] of boxes.entries()) {
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    for (const figure of [canvas.getByRole("timer"), ...canvas.getAllByText(/^\d.*\d/)]) {
      await expect(figure).toBeVisible();
      await expect(figure.scrollWidth).toBeLessThanOrEqual(Math.max(figure.clientWidth, figure.offsetWidth));
    }
  },
});
export const InASlimHeaderOnAPhone: Story = {
  ...inOneRow({ variant: "slim", viewport: "phone" }),
  tags: ["every-brand"],
};
export const InATallHeaderOnAPhone: Story = {
  ...inOneRow({ variant: "tall", viewport: "phone" }),
  tags: ["every-brand"],
};
export const InASlimHeaderAt320: Story = {
  ...inOneRow({ variant: "slim", viewport: "narrow" }),
  tags: ["every-brand"],
};
export const InATallHeaderAt320: Story = {
  ...inOneRow({ variant: "tall", viewport: "narrow" }),
  tags: ["every-brand"],
};

/** Text of twice the size wraps, and stays on the screen. */
const withLargeText = (variant: Place["variant"]): Story => ({
  ...inHeader({ variant, viewport: "narrow" }),
  beforeEach: () => {
    document.documentElement.style.setProperty("font-size", "200%");
    return () => document.documentElement.style.removeProperty("font-size");
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole("banner");
    for (const target of banner.querySelectorAll(
      ".header-row a, .header-row .player-menu-button, [role=timer]",
    )) {
      if (!target.checkVisibility() || target.closest("[popover], nav")) continue;
      const { left, right } = target.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(target.scrollWidth).toBeLessThanOrEqual(target.clientWidth + 1);
    }
  },
});
export const InASlimHeaderWithLargeText: Story = { ...withLargeText("slim"), tags: ["every-brand"] };
export const InATallHeaderWithLargeText: Story = { ...withLargeText("tall"), tags: ["every-brand"] };
