import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { isfuglensSkatRound, StorySlot, storyTable } from "../../../testing/index.ts";

/** Isfuglens Skat: treasure of a river, a kingfisher that covers its reel, and free spins. */
const meta = {
  title: "House games/Isfuglens Skat",
  component: StorySlot,
  parameters: { layout: "fullscreen" },
  args: { table: storyTable("isfuglensSkat"), onPresented: fn() },
} satisfies Meta<typeof StorySlot>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^Spil for/ }));
};
const net = isfuglensSkatRound([
  "krone siv ring moent sten",
  "krone krone isfugl krone oerred",
  "siv ring krone sten moent",
]);
const nothing = isfuglensSkatRound([
  "krone siv ring moent sten",
  "moent sten siv krone oerred",
  "siv ring krone sten moent",
]);
const free = isfuglensSkatRound(
  ["noegle siv ring moent sten", "krone noegle sten krone oerred", "siv ring noegle sten moent"],
  {
    free: [
      ["ring siv ring moent sten", "krone isfugl sten krone oerred", "siv ring ring sten moent"],
      ["sten siv ring moent sten", "krone moent sten krone oerred", "siv ring ring sten moent"],
    ],
  },
);
/** Ten free spins are some hundred renders: seconds on a busy machine. */
const WHOLE_FEATURE = { timeout: 40_000 };
const answer = (round: typeof net) => [{ kind: "round", round }] as const;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Turning: Story = { args: { answers: answer(net), stopsAtMs: 1_700 }, play: press };

/** The kingfisher dives down its reel, which is wild from top to bottom. */
export const Covered: Story = {
  args: { answers: answer(net) },
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole("status")).toHaveTextContent("Vundet 21,00 kr."));
    await expect(context.canvasElement.querySelectorAll(".slot-cover")).toHaveLength(1);
  },
};

/** Light on the reels still on their way; they stop when they always do. */
export const TwoKeysHaveLanded: Story = {
  args: { answers: answer(free), stopsAtMs: 2_000 },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelectorAll(".slot-reel[data-hopeful]")).toHaveLength(3),
    );
  },
};

export const FreeSpinsBegin: Story = {
  args: { answers: answer(free), stopsAtMs: 6_500 },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole("status")).toHaveTextContent("10 gratis spil. Alle gevinster × 3"),
    );
  },
};

/** The sign over the reels, their ground and the scene differ from the base game. */
export const FreeSpin: Story = {
  args: { answers: answer(free), stopsAtMs: 12_000 },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/Gratis spil \d+ af 10/)).toBeVisible();
    await expect(context.canvasElement.querySelector(".slot")).toHaveAttribute("data-free", "spins");
  },
};

/** A long round can be shown at its end at once, once its least time is over. */
export const SkippedToItsEnd: Story = {
  args: { answers: answer(free), stopsAtMs: 12_000 },
  play: async (context) => {
    await press(context);
    await context.userEvent.click(
      await context.canvas.findByRole("button", { name: "Resultat: vis det nu" }),
    );
    await waitFor(() => expect(context.args.onPresented).toHaveBeenCalledWith(free), WHOLE_FEATURE);
    await expect(context.canvas.getByRole("button", { name: /^Spil for/ })).toHaveFocus();
  },
};

/** A reload in the middle of its free spins: the round is shown again with all of them, and to its end (games attack 13). */
export const UnfinishedFreeSpins: Story = {
  args: { unfinished: free },
  play: async (context) => {
    await waitFor(() => expect(context.args.onPresented).toHaveBeenCalledWith(free), WHOLE_FEATURE);
    await expect(context.args.onPresented).toHaveBeenCalledOnce();
    await expect(context.canvas.getByRole("button", { name: /^Spil for/ })).toBeEnabled();
  },
};
/** The same while its free spins are shown. */
export const UnfinishedInAFreeSpin: Story = {
  args: { unfinished: free, stopsAtMs: 12_000 },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/Gratis spil \d+ af 10/)).toBeVisible();
    await expect(args.onPresented).not.toHaveBeenCalled();
  },
};

export const FreeSpinsOver: Story = { args: { answers: answer(free) }, play: press };
export const NoWinAmongTreasure: Story = { args: { answers: answer(nothing) }, play: press };

/** For looking at its motion. */
export const InRealTime: Story = { args: { answers: answer(free), isInRealTime: true } };
