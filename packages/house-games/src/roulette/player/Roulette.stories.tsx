import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { rouletteRound, StoryRoulette } from "../../../testing/index.ts";
import type { RoulettePlayerProps } from "../../house-game/index.ts";

/** European roulette in an orangery at night. */
const meta = {
  title: "House games/Roulette",
  component: StoryRoulette,
  parameters: { layout: "fullscreen" },
  args: { onPresented: fn() },
} satisfies Meta<typeof StoryRoulette>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const spin = ({ canvas }: Context) => canvas.getByRole("button", { name: /^Spil for/ });
const hears = ({ canvas }: Context, text: string) =>
  waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(text));
/** Lays chips on fields by their names. */
async function lay({ canvas, userEvent }: Context, ...fields: readonly (string | RegExp)[]) {
  for (const name of fields) await userEvent.click(await canvas.findByRole("button", { name }));
}

export const Ready: Story = {
  play: async (context) => {
    await context.canvas.findByRole("button", { name: "17 sort" });
    await expect(spin(context)).toHaveAttribute("aria-disabled", "true");
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

/** Who bets on the far end of the table sees the wheel and the result all the same. */
export const TheWheelComesBackOnAPhone: Story = {
  args: { stopsAt: 17 },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async (context) => {
    await lay(context, "35 sort");
    const floor = context.canvas.getByRole("status").closest(".roulette-floor");
    if (!floor) throw new Error("There is no floor.");
    await expect(floor.scrollHeight).toBeGreaterThan(floor.clientHeight);
    floor.scrollTop = floor.scrollHeight;
    await context.userEvent.click(spin(context));
    await waitFor(() => expect(floor.scrollTop).toBe(0));
    await hears(context, "Kuglen faldt i 17 sort");
  },
};

export const ChipsOnTheTable: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await lay(context, "17 sort", /^17 sort, indsats 1,00/, "rød", "dusin 2");
    await expect(canvas.getByRole("button", { name: /^17 sort, indsats 2,00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "4 i firkant" }));
    await lay(context, "20: tallene 20, 21, 23, 24");
    await expect(canvas.getByText(/^5,00/, { selector: "strong" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fortryd" }));
    await expect(canvas.getByText(/^4,00/, { selector: "strong" })).toBeVisible();
  },
};

export const NetWin: Story = {
  args: { stopsAt: 17 },
  play: async (context) => {
    await lay(context, "17 sort", "rød");
    await context.userEvent.click(spin(context));
    await hears(context, "Kuglen faldt i 17 sort");
    await hears(context, "Vundet 36,00 kr.");
    await expect(context.args.onPresented).toHaveBeenCalledTimes(1);
  },
};

/** A stake that comes back is no win. */
export const Back: Story = {
  args: { stopsAt: 1 },
  play: async (context) => {
    await lay(context, "rød", "sort");
    await context.userEvent.click(spin(context));
    await hears(context, "Tilbage 2,00 kr.");
    await expect(context.canvas.getByRole("status")).toHaveAttribute("data-tone", "quiet");
  },
};

/** From the press on, no bet changes. */
export const NoMoreBets: Story = {
  args: { stopsAtMs: 1_000 },
  play: async (context) => {
    await lay(context, "rød");
    await context.userEvent.click(spin(context));
    await hears(context, "Ikke flere indsatser");
    await lay(context, "sort", "Ryd");
    await expect(context.canvas.getByText(/^1,00/, { selector: "strong" })).toBeVisible();
  },
};

/** Arrows go where a field stands on the screen; Enter lays, Delete takes back. */
export const ByKeyboard: Story = {
  args: { playRound: fn<RoulettePlayerProps["playRound"]>(() => new Promise(() => {})) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const zero = await canvas.findByRole("button", { name: "0 grøn" });
    zero.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "5 rød" })).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}{Delete}");
    await expect(canvas.getByRole("button", { name: /^5 rød, indsats 1,00/ })).toHaveFocus();
    spin(context).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.playRound).toHaveBeenCalledWith({
      bets: [{ bet: { kind: "straight", number: 5 }, stakeOre: 100 }],
    });
  },
};

export const SameAgain: Story = {
  args: { stopsAt: 0 },
  play: async (context) => {
    await lay(context, "rød");
    await context.userEvent.click(spin(context));
    await hears(context, "Ingen gevinst");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Samme igen" }));
    await expect(context.canvas.getByRole("button", { name: /^rød, indsats 1,00/ })).toBeVisible();
  },
};

export const TableIsFull: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("radio", { name: /^50,00/ }));
    await lay(context, "rød", /^rød/, /^rød/, /^rød/, /^rød/, /^rød/);
    await hears(context, "Bordet tager højst 250,00 kr. pr. spil.");
    await expect(context.canvas.getByRole("button", { name: /^rød, indsats 250,00/ })).toBeVisible();
  },
};

export const TooLittleMoney: Story = {
  args: { playRound: () => Promise.resolve({ kind: "refused", reason: "insufficient-funds" }) },
  play: async (context) => {
    await lay(context, "rød");
    await context.userEvent.click(spin(context));
    await hears(context, "Din saldo rækker ikke til 1,00 kr.");
    // The chips stay where they were.
    await expect(context.canvas.getByRole("button", { name: /^rød, indsats/ })).toBeVisible();
  },
};

const unfinished = rouletteRound([{ bet: { kind: "dozen", which: 2 }, stakeOre: 500 }], 20);
export const Unfinished: Story = {
  args: { unfinished },
  play: async (context) => {
    await waitFor(() => expect(context.args.onPresented).toHaveBeenCalledWith(unfinished));
    await hears(context, "Vundet 15,00 kr.");
  },
};

export const Demo: Story = { args: { mode: "demo", isPaused: true } };

export const Rules: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Regler og gevinster" }));
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent("97,30 %");
    await expect(dialog).toHaveTextContent("35 til 1");
  },
};

/** For looking at its motion. */
export const InRealTime: Story = { args: { stopsAt: 17, isInRealTime: true } };
