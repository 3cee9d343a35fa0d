import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StorySlot, storyTable, treKirsebaerRound } from "../../../testing/index.ts";

/** Tre Kirsebær, a classic of three reels in enamel and chrome. */
const meta = {
  title: "House games/Tre Kirsebær",
  component: StorySlot,
  parameters: { layout: "fullscreen" },
  args: { table: storyTable("treKirsebaer"), onPresented: fn() },
} satisfies Meta<typeof StorySlot>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^Spil for/ }));
};
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
  "klokke appelsin citron",
]);
const big = treKirsebaerRound(["klokke klokke stjerne", "appelsin citron blomme", "citron kloever appelsin"]);
const huge = treKirsebaerRound(["syv appelsin citron", "citron stjerne blomme", "klokke kloever syv"]);

export const Ready: Story = {};
export const Turning: Story = {
  args: { answers: [{ kind: "round", round: net }], stopsAtMs: 1_000 },
  play: press,
};
export const NoWin: Story = { args: { answers: [{ kind: "round", round: nothing }] }, play: press };
export const Back: Story = { args: { answers: [{ kind: "round", round: back }] }, play: press };
export const NetWin: Story = { args: { answers: [{ kind: "round", round: net }] }, play: press };
export const BigWin: Story = { args: { answers: [{ kind: "round", round: big }] }, play: press };
export const HugeWin: Story = { args: { answers: [{ kind: "round", round: huge }] }, play: press };
export const Demo: Story = { args: { mode: "demo" } };
