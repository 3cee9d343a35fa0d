import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { demoArt } from "../../fixtures/demoArt.ts";
import { ButtonLink } from "../button/Button.tsx";
import { Cluster } from "../layout/Layout.tsx";
import { Notice } from "../notice/Notice.tsx";
import { SessionClock } from "../session-clock/SessionClock.tsx";
import { PlayBar } from "./PlayBar.tsx";
import { PlayMessage } from "./PlayMessage.tsx";
import { PlayOpening } from "./PlayOpening.tsx";
import { PlayShellFrame } from "./PlayShellFrame.tsx";
import { StudioFrame } from "./StudioFrame.tsx";

/** A game in play: what stays in sight, and what stands in the game's place when there is none. */
const meta = {
  title: "Play/Shell",
  component: PlayShellFrame,
  subcomponents: { PlayBar, PlayMessage, PlayOpening, StudioFrame },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PlayShellFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const bar = {
  label: "Grænser, pause og hjælp",
  title: "Isfuglens Skat",
  clock: <SessionClock label="Logget ind i" seconds={2_530} place="bar" />,
  figures: [
    { id: "balance", label: "Saldo", text: "1.234,50 kr." },
    { id: "stake", label: "Indsats", text: "5,00 kr." },
    { id: "net", label: "Resultat", text: "−65,00 kr." },
    { id: "time", label: "Spilletid", text: "0:21:08" },
  ],
  ways: [
    { id: "limits", href: "#graenser", label: "Grænser", icon: "shield" },
    { id: "pause", href: "#pause", label: "Pause", icon: "pause" },
    { id: "help", href: "#hjaelp", label: "Hjælp", icon: "help" },
  ],
  close: { href: "#spil", label: "Luk spillet" },
} as const;

const game = <p>Her spilles.</p>;

export const ForMoney: Story = {
  args: { bar: <PlayBar {...bar} />, children: game },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer", { name: "Logget ind i" })).toBeVisible();
    for (const text of ["1.234,50 kr.", "5,00 kr.", "−65,00 kr.", "0:21:08"])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};
export const Demo: Story = { args: { ...ForMoney.args, bar: <PlayBar {...bar} demoLabel="Demo" /> } };
export const OnAPhone: Story = { ...ForMoney, globals: { viewport: { value: "phone", isRotated: false } } };
export const OnAPhoneOnItsSide: Story = {
  ...ForMoney,
  globals: { viewport: { value: "phone", isRotated: true } },
};
/** A game that is higher than its place scrolls in it, with its hidden words: the page grows no empty part below the bar. */
export const AHighGame: Story = {
  args: {
    ...ForMoney.args,
    children: (
      <div style={{ blockSize: "200vh" }}>
        <p style={{ marginBlockStart: "190vh" }}>
          <span className="visually-hidden">Skjult</span> Nederst
        </p>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Skjult")).toBeInTheDocument();
    await expect(canvas.getByText("Skjult").offsetParent).toHaveClass("play-stage");
  },
};

export const Waiting: Story = {
  args: {
    ...ForMoney.args,
    bar: (
      <PlayBar
        {...bar}
        clock={<SessionClock label="Logget ind i" seconds={undefined} place="bar" />}
        figures={bar.figures.map((figure) => ({ ...figure, text: undefined }))}
      />
    ),
  },
};
export const Opening: Story = {
  args: {
    ...Waiting.args,
    children: <PlayOpening picture={{ ...demoArt("plate", 2, ""), sizes: "100vw" }} text="Spillet åbner…" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Spillet åbner…");
  },
};
export const LargeAmounts: Story = {
  args: {
    ...ForMoney.args,
    bar: (
      <PlayBar
        {...bar}
        title="Det Store Danske Natbankospil ved Kattegat"
        figures={bar.figures.map((figure) => ({ ...figure, text: "−1.234.567,00 kr." }))}
      />
    ),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
};
/** An offer over the game is as high as its text and leaves the rest of the stage to the game. */
export const WithAnOffer: Story = {
  // As high as the window, as on the page of play.
  decorators: [
    (Story) => (
      <div data-layout="embed">
        <main>
          <Story />
        </main>
      </div>
    ),
  ],
  args: {
    ...ForMoney.args,
    children: (
      <>
        <Notice tone="calm" live="polite">
          <p>
            Vil du have en tabsgrænse? Du bestemmer selv, hvor meget du højst vil tabe på et døgn, en uge og
            en måned.
          </p>
          <Cluster>
            <ButtonLink kind="secondary" href="#graenser">
              Vælg tabsgrænser
            </ButtonLink>
          </Cluster>
        </Notice>
        {game}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole("status").getBoundingClientRect();
    const text = canvas.getByText(/^Vil du have/).getBoundingClientRect();
    const button = canvas.getByRole("link", { name: "Vælg tabsgrænser" }).getBoundingClientRect();
    await expect(notice.bottom - button.bottom).toBeLessThan(40);
    await expect(button.top - text.bottom).toBeGreaterThanOrEqual(4);
    await expect(canvas.getByText("Her spilles.").getBoundingClientRect().height).toBeGreaterThan(
      notice.height,
    );
  },
};
export const AStudiosGame: Story = {
  args: {
    ...ForMoney.args,
    children: <StudioFrame address="about:blank" title="Bautastenen" />,
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle("Bautastenen");
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
    await expect(frame).toHaveAttribute("allow", "autoplay");
    await expect(frame).toHaveAttribute("referrerpolicy", "origin");
    await expect(frame).not.toHaveAttribute("allowfullscreen");
  },
};
export const AStudiosGameThatEnds: Story = {
  args: {
    ...ForMoney.args,
    children: (
      <StudioFrame address="about:blank" title="Bautastenen" notice="Spillet slutter, når runden er vist." />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Spillet slutter, når runden er vist.");
  },
};
export const Over: Story = {
  args: {
    ...ForMoney.args,
    children: (
      <PlayMessage
        title="Du er logget ud"
        text="Din session er slut. Runden, du havde i gang, er gjort op."
        actions={
          <>
            <ButtonLink href="#log-ind">Log ind igen</ButtonLink>
            <ButtonLink href="#spil" kind="secondary">
              Til spillets side
            </ButtonLink>
          </>
        }
      />
    ),
  },
};
