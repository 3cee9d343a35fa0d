import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
const free = isfuglensSkatRound(
  ["noegle siv ring moent sten", "krone noegle sten krone oerred", "siv ring noegle sten moent"],
  {
    free: [
      ["ring siv ring moent sten", "krone isfugl sten krone oerred", "siv ring ring sten moent"],
      ["sten siv ring moent sten", "krone moent sten krone oerred", "siv ring ring sten moent"],
    ],
  },
);
const answer = (round: typeof net) => [{ kind: "round", round }] as const;

export const Ready: Story = {};
export const Turning: Story = { args: { answers: answer(net), stopsAtMs: 1_700 }, play: press };
export const Covered: Story = { args: { answers: answer(net) }, play: press };
export const TwoKeysHaveLanded: Story = { args: { answers: answer(free), stopsAtMs: 2_000 }, play: press };
export const FreeSpinsBegin: Story = { args: { answers: answer(free), stopsAtMs: 6_500 }, play: press };
export const FreeSpin: Story = { args: { answers: answer(free), stopsAtMs: 12_000 }, play: press };
export const FreeSpinsOver: Story = { args: { answers: answer(free) }, play: press };
