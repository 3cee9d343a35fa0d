import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { Button } from "../button/Button.tsx";
import { Header } from "../header/Header.tsx";
import { MobileNavigation } from "../mobile-navigation/MobileNavigation.tsx";
import { SessionClock } from "../session-clock/SessionClock.tsx";
import { GuestActions } from "./GuestActions.tsx";
import { PlayerMenu, type PlayerMenuProps } from "./PlayerMenu.tsx";

/** The header for a guest and for a player. */
const meta = {
  title: "Account/Player menu",
  component: PlayerMenu,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PlayerMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  id: "player-menu",
  name: "Anna",
  label: "Din spilkonto",
  items: [
    { href: "#hjem", label: "Min spilkonto", icon: "home", group: "Overblik" },
    {
      href: "#beskeder",
      label: "Beskeder",
      icon: "mail",
      count: 3,
      countLabel: "3 ulæste",
      group: "Overblik",
    },
    { href: "#udbetaling", label: "Udbetaling", icon: "external", group: "Penge" },
    {
      href: "#indbetalingsloft",
      label: "Indbetalingsgrænser",
      icon: "shield",
      current: true,
      group: "Ansvarligt spil",
    },
    { href: "#ansvarligt-spil", label: "Ansvarligt spil", icon: "help", group: "Ansvarligt spil" },
  ],
  clock: <SessionClock label="Logget ind i" seconds={2_530} place="bar" />,
  logOut: (
    <Button kind="secondary" wide>
      Log ud
    </Button>
  ),
} satisfies PlayerMenuProps;

export const Player: Story = {
  tags: ["every-brand"],
  args,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Din spilkonto Anna" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("link", { name: "Beskeder 3 ulæste" })).toBeVisible());
    const money = canvas.getByRole("region", { name: "Penge" });
    await expect(money).toContainElement(canvas.getByRole("link", { name: "Udbetaling" }));
    // The next stop of the keyboard is the first place.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Min spilkonto" })).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Log ud" })).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Log ud" })).toBeVisible());
  },
};

export const LongName: Story = {
  args: { ...args, id: "long", name: "Annemette-Kristiane Frederiksberg" },
};

/** A menu longer than the screen scrolls, and its end stays in sight. */
export const LongerThanTheScreen: Story = {
  args: {
    ...args,
    id: "longer",
    items: Array.from({ length: 40 }, (_, index) => ({ href: `#${index}`, label: `Side ${index + 1}` })),
  },
  render: (given) => (
    <div style={{ display: "flex", justifyContent: "end", paddingBlockStart: 176 }}>
      <PlayerMenu {...given} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Din spilkonto Anna" }));
    const end = await canvas.findByRole("button", { name: "Log ud" });
    await waitFor(() => expect(end.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    const last = canvas.getByRole("link", { name: "Side 40" });
    last.focus();
    // The end hides no item that has the focus (WCAG 2.4.11).
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(end.getBoundingClientRect().top),
    );
  },
};

export const Guest: Story = {
  args,
  render: () => (
    <GuestActions
      logIn={{ href: "?auth=login", label: "Log ind" }}
      signUp={{ href: "?auth=signup", label: "Opret spilkonto" }}
    />
  ),
};

const inHeader = (variant: "slim" | "tall"): Story => ({
  args,
  render: (given, { globals }) => {
    const { header } = demoShell(String(globals["locale"]), {
      src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
      width: 120,
      height: 32,
      alt: "Huset",
    });
    return <Header {...header} variant={variant} account={<PlayerMenu {...given} id={`in-${variant}`} />} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Log ind" })).toBeNull();
    // A slim header stays in place; a tall one scrolls away, so the clock leaves it.
    const clock = getComputedStyle(canvas.getByRole("timer"));
    await expect(clock.position).toBe(variant === "tall" ? "fixed" : "static");
  },
});
const phone = { viewport: { value: "phone", isRotated: false } };
export const InASlimHeader: Story = inHeader("slim");
export const InATallHeader: Story = inHeader("tall");
export const InASlimHeaderOnAPhone: Story = { ...inHeader("slim"), globals: phone };
export const InATallHeaderOnAPhone: Story = { ...inHeader("tall"), globals: phone };

/** The drawer has a guest's links, so that logo and menu stand in one row. */
export const GuestWithADrawerOnAPhone: Story = {
  args,
  globals: phone,
  render: (_, { globals }) => {
    const { header, mobileNavigation } = demoShell(String(globals["locale"]), {
      src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
      width: 120,
      height: 32,
      alt: "Huset",
    });
    return (
      <Header
        {...header}
        variant="slim"
        account={
          <GuestActions
            logIn={{ href: "?auth=login", label: "Log ind" }}
            signUp={{ href: "?auth=signup", label: "Opret spilkonto" }}
          />
        }
        drawer={<MobileNavigation variant="drawer" {...mobileNavigation} />}
      />
    );
  },
  play: async ({ canvas }) => {
    const [logo, menu] = [
      canvas.getByRole("link", { name: "Huset" }),
      canvas.getByRole("button", { name: "Menu" }),
    ];
    await expect(menu.getBoundingClientRect().top).toBeLessThan(logo.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole("link", { name: "Log ind" })).toBeNull();
  },
};
