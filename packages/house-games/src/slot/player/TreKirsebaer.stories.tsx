import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { StorySlot, storyTable, treKirsebaerRound } from "../../../testing/index.ts";
import type { SlotPlayerProps } from "../../house-game/index.ts";

/** Tre Kirsebær, a classic of three reels in enamel and chrome; and what every slot does. */
const meta = {
  title: "House games/Tre Kirsebær",
  component: StorySlot,
  parameters: { layout: "fullscreen" },
  args: { table: storyTable("treKirsebaer"), onPresented: fn() },
} satisfies Meta<typeof StorySlot>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const nothing = treKirsebaerRound([
  "citron syv appelsin",
  "blomme kirsebaer klokke",
  "klokke appelsin citron",
]);
const back = treKirsebaerRound([
  "citron syv appelsin",
  "kirsebaer kirsebaer klokke",
  "klokke appelsin citron",
]);
const net = treKirsebaerRound([
  "citron syv appelsin",
  "kirsebaer stjerne kirsebaer",
  "klokke appelsin blomme",
]);
const big = treKirsebaerRound(["klokke klokke stjerne", "appelsin citron blomme", "citron kloever appelsin"]);
const huge = treKirsebaerRound(["syv appelsin citron", "citron stjerne blomme", "klokke kloever syv"]);
const answer = (round: typeof net) => [{ kind: "round", round }] as const;
const refusal = (reason: "insufficient-funds" | "game-closed" | "no-answer") =>
  [{ kind: "refused", reason }] as const;

const button = ({ canvas }: Context) => canvas.findByRole("button", { name: /^Spil for/ });
async function press(context: Context) {
  await context.userEvent.click(await button(context));
}
/** What a screen reader hears. */
const hears = ({ canvas }: Context, text: string) =>
  waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(text));

export const Ready: Story = {
  play: async (context) => {
    await expect(await button(context)).toBeEnabled();
    // The symbols can be read at any time.
    await expect(context.canvas.getByRole("table", { name: "Hjulene lige nu" })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

/** Nothing in the window while it turns can be taken for a result. */
export const Turning: Story = {
  args: { answers: answer(net), stopsAtMs: 1_000 },
  play: async (context) => {
    await press(context);
    await hears(context, "Snurrer");
    await expect(context.canvas.queryByRole("table")).toBeNull();
    await expect(await button(context)).toHaveAttribute("aria-disabled", "true");
  },
};

export const NoWin: Story = {
  args: { answers: answer(nothing) },
  play: async (context) => {
    await press(context);
    await hears(context, "Ingen gevinst");
    await expect(context.args.onPresented).toHaveBeenCalledTimes(1);
  },
};

/** What gives back the stake or less is no win: no colour, no celebration, no counting. */
export const Back: Story = {
  args: { answers: answer(back) },
  play: async (context) => {
    await press(context);
    await hears(context, "Tilbage 0,40 kr. på linje 1: 2 kirsebær");
    const { canvasElement } = context;
    await expect(canvasElement.querySelector(".slot-celebration")).toBeNull();
    await expect(canvasElement.querySelector(".slot-message")).toHaveAttribute("data-tone", "quiet");
    await expect(canvasElement.querySelector(".slot-reels")).toHaveAttribute("data-wins", "back");
    await expect(canvasElement).not.toHaveTextContent("Vundet");
  },
};

export const NetWin: Story = {
  args: { answers: answer(net) },
  play: async (context) => {
    await press(context);
    await hears(context, "Vundet 4,00 kr. på linje 1: 3 kirsebær");
    // Beside its symbols stands what they pay.
    await expect(context.canvasElement.querySelector(".slot-amount")).toHaveTextContent("4,00 kr.");
    await expect(context.args.onPresented).toHaveBeenCalledWith(net);
  },
};

export const BigWin: Story = { args: { answers: answer(big) }, play: press };
export const HugeWin: Story = {
  args: { answers: answer(huge) },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelector(".slot-celebration")).toHaveAttribute("data-size", "3"),
    );
  },
};

/** Presses while a round runs are lost, not kept for later. */
export const PressesAreNotQueued: Story = {
  args: {
    playRound: fn<SlotPlayerProps["playRound"]>(() => Promise.resolve({ kind: "round", round: nothing })),
    stopsAtMs: 2_500,
  },
  play: async (context) => {
    await press(context);
    await press(context);
    await context.userEvent.keyboard("{Enter} ");
    await hears(context, "Snurrer");
    await expect(context.args.playRound).toHaveBeenCalledTimes(1);
  },
};

/** By keyboard alone: arrows choose the stake, the space bar plays for it. */
export const ByKeyboard: Story = {
  args: {
    playRound: fn<SlotPlayerProps["playRound"]>(() => Promise.resolve({ kind: "round", round: nothing })),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await button(context);
    const first = canvas.getByRole("radio", { name: /^1,00/ });
    first.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^5,00/ })).toBeChecked();
    await userEvent.tab();
    await expect(await button(context)).toHaveFocus();
    await userEvent.keyboard(" ");
    await hears(context, "Ingen gevinst");
    await expect(args.playRound).toHaveBeenCalledWith({ stakeOre: 500 });
    await expect(await button(context)).toHaveFocus();
  },
};

export const TooLittleMoney: Story = {
  args: { answers: refusal("insufficient-funds") },
  play: async (context) => {
    await press(context);
    await hears(context, "Din saldo rækker ikke til 1,00 kr.: vælg en lavere indsats, eller indbetal.");
    await expect(context.args.onPresented).not.toHaveBeenCalled();
    await expect(await button(context)).not.toHaveAttribute("aria-disabled");
  },
};

export const Closed: Story = {
  args: { answers: refusal("game-closed") },
  play: async (context) => {
    await press(context);
    await hears(context, "Spillet er lukket lige nu. Der er ikke taget nogen indsats.");
  },
};

export const NoAnswer: Story = {
  args: { answers: refusal("no-answer") },
  play: async (context) => {
    await press(context);
    await hears(context, "Vi fik intet svar.");
  },
};

/** Too early, because a round is still shown, here or on another device: the game shows that one. */
export const TooEarly: Story = {
  args: { answers: [{ kind: "refused", reason: "too-early", running: net }] },
  play: async (context) => {
    await press(context);
    await hears(context, "Vundet 4,00 kr.");
    await expect(context.args.onPresented).toHaveBeenCalledWith(net);
  },
};

/** A round of before a reload is shown to its end without a press. */
export const Unfinished: Story = {
  args: { unfinished: net },
  play: async (context) => {
    await hears(context, "Vundet 4,00 kr.");
    await expect(context.args.onPresented).toHaveBeenCalledWith(net);
  },
};

export const UnfinishedStillTurning: Story = { args: { unfinished: net, stopsAtMs: 1_000 } };

export const Paused: Story = {
  args: { isPaused: true, answers: answer(net) },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByText("Spillet holder pause")).toBeVisible();
    await expect(context.args.onPresented).not.toHaveBeenCalled();
  },
};

export const Demo: Story = {
  args: { mode: "demo" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Demo: legepenge, samme chancer")).toBeVisible();
  },
};

/** Rules, pays in money at the chosen stake and the proven figures, without a stake. */
export const Rules: Story = {
  args: { stakeOre: 500 },
  play: async (context) => {
    await button(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Regler og gevinster" }));
    const dialog = await context.canvas.findByRole("dialog", { name: "Regler og gevinster" });
    await waitFor(() => expect(dialog).toBeVisible());
    // Three sevens pay fifty stakes.
    await expect(dialog).toHaveTextContent("250,00 kr.");
    await expect(dialog).toHaveTextContent("95,00 %");
    await expect(dialog).toHaveTextContent("17,57 %");
    await expect(dialog).toHaveTextContent("mindst 3 sekunder");
  },
};

export const Sound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await button(context);
    await userEvent.click(canvas.getByRole("button", { name: "Slå lyd til" }));
    await expect(canvas.getByRole("slider", { name: "Lydstyrke" })).toHaveValue("60");
    await userEvent.click(canvas.getByRole("button", { name: "Slå lyd fra" }));
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

export const InEnglish: Story = {
  args: { locale: "en", answers: answer(net) },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("button", { name: /^Play for/ }));
    await hears(context, "Won DKK 4.00 on line 1: 3 cherries");
  },
};

/** For looking at its motion. */
export const InRealTime: Story = { args: { answers: answer(big), isInRealTime: true } };
