import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
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
const peaches = ferskenfaldRound([
  "paere kerne blad paere blomme",
  "blomme blad blomme kerne kerne",
  "blad paere kerne abrikos blad",
  "fersken fersken fersken blomst fersken",
  "fersken blad fersken paere blad",
  "paere fersken abrikos fersken fersken",
]);
const answer = (round: typeof tumble) => [{ kind: "round", round }] as const;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Falling: Story = { args: { answers: answer(tumble), stopsAtMs: 2_000 }, play: press };
export const FirstWin: Story = { args: { answers: answer(tumble), stopsAtMs: 3_500 }, play: press };

/** The second fall pays twice. */
export const SecondWin: Story = {
  args: { answers: answer(tumble), stopsAtMs: 5_900 },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelector(".slot-multiplier[data-lit]")).toHaveTextContent("×2"),
    );
  },
};

/** All falls together gave back less than the stake, which is no win. */
export const Back: Story = {
  args: { answers: answer(tumble) },
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole("status")).toHaveTextContent("Tilbage 0,90 kr."));
    await expect(context.canvasElement.querySelector(".slot-celebration")).toBeNull();
  },
};

export const BigWin: Story = { args: { answers: answer(peaches) }, play: press };

/** For looking at its motion. */
export const InRealTime: Story = { args: { answers: answer(tumble), isInRealTime: true } };
