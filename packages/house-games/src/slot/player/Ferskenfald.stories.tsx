import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ferskenfaldRound, StorySlot, storyTable } from "../../../testing/index.ts";

/** Ferskenfald: an orchard in which winning fruit falls. */
const meta = {
  title: "House games/Ferskenfald",
  component: StorySlot,
  parameters: { layout: "fullscreen" },
  args: { table: storyTable("ferskenfald"), onPresented: fn() },
} satisfies Meta<typeof StorySlot>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^Spil for/ }));
};
const tumble = ferskenfaldRound([
  "paere kerne blad paere blomme",
  "blomme blomme blomme kerne kerne",
  "blad paere kerne abrikos blad",
  "fersken fersken blomst paere blad",
  "paere fersken abrikos blomme fersken",
]);
const answer = (round: typeof tumble) => [{ kind: "round", round }] as const;

export const Ready: Story = {};
export const Falling: Story = { args: { answers: answer(tumble), stopsAtMs: 2_000 }, play: press };
export const FirstWin: Story = { args: { answers: answer(tumble), stopsAtMs: 3_500 }, play: press };
export const SecondWin: Story = { args: { answers: answer(tumble), stopsAtMs: 5_900 }, play: press };
export const Result: Story = { args: { answers: answer(tumble) }, play: press };
