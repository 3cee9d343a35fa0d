import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { liveRound, PLATES, StoryHall, storyPurchase, storyRound, storyState } from "../../testing/index.ts";

/** A bingo or banko hall in play. */
const meta = {
  title: "House games/Hall",
  component: StoryHall,
  parameters: { layout: "fullscreen" },
  args: {
    state: storyState(liveRound(storyRound("selling")), [storyRound("selling", 10)]),
    onBuy: fn(),
    onOffer: fn(),
    onReturn: fn(),
  },
} satisfies Meta<typeof StoryHall>;
export default meta;

type Story = StoryObj<typeof meta>;

const selling = storyRound("selling");
const showing = storyRound("showing");
const offer = { round: selling.id, plates: [...PLATES], priceOre: 500, left: 24 };
const CALLED = [81, 4, 13, 90, 45, 63, 11, 30, 32, 41, 60, 50];

/** Plates are chosen by their numbers, or several with one press, and bought together (R2.03). */
export const OnSale: Story = {
  args: { offer, secondsLeft: 245, purchases: [storyPurchase(selling, PLATES.slice(0, 1), true)] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("4:05");
    await userEvent.click(canvas.getByRole("button", { name: /^Plade 1208 11 32/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Køb 1 plade for 5,00/ }));
    await expect(args.onBuy).toHaveBeenCalledWith(selling.id, [1208]);
    await userEvent.click(canvas.getByRole("button", { name: "Vælg 3" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Køb 3 plader for 15,00/ }));
    await expect(args.onBuy).toHaveBeenLastCalledWith(selling.id, [1207, 1208, 1209]);
    // A time of day, as everywhere on the site (R9.01).
    await expect(canvas.getByText(/^1 plade for .+, begynder kl\. \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Returnér" }));
    await expect(args.onReturn).toHaveBeenCalled();
  },
};

/** Nothing is bought before a plate is chosen, and a refusal says what to do. */
export const PlateTaken: Story = {
  args: { offer, secondsLeft: 60, problem: { asked: "buy", code: "plate-taken" } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("En anden nåede at købe en af pladerne.");
    await userEvent.click(canvas.getByRole("button", { name: "Vælg mindst én plade" }));
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** The plate that needs fewest numbers stands first, in words and by shape, not by colour alone (R2.03). */
export const Calling: Story = {
  args: {
    state: storyState(liveRound(showing, CALLED)),
    purchases: [storyPurchase(showing, PLATES)],
  },
  play: async ({ canvas }) => {
    const plates = canvas.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"));
    await expect(plates).toEqual(["Plade 1207", "Plade 1208", "Plade 1209"]);
    await expect(canvas.getAllByText("Mangler 1!")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "81", pressed: true })).toBeInTheDocument();
    await expect(canvas.getByText("Alle tal: 12 af 90 er råbt op")).toBeInTheDocument();
  },
};

/** Arrows go from number to number; a wrong mark is explained and marks nothing. */
export const MarkedByHand: Story = {
  args: {
    state: storyState(liveRound(showing, CALLED)),
    purchases: [storyPurchase(showing, PLATES.slice(0, 1))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sæt mærker for mig" }));
    const first = canvas.getByRole("button", { name: "4", pressed: false });
    first.focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "4", pressed: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight} ");
    await expect(canvas.getByRole("button", { name: "21", pressed: false })).toHaveFocus();
    await expect(canvas.getByText(/^21 er ikke råbt op endnu/)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: "27" })).toHaveFocus();
  },
};

const WON = [{ pattern: "one-row", index: 9, plates: [1207, 33], eachOre: 6_250 }] as const;

/** Without a connection the player is told that their plates play on, and what they know stays (R2.04). */
export const CutOff: Story = {
  args: {
    state: storyState(liveRound(showing, CALLED.slice(0, 5))),
    purchases: [storyPurchase(showing, PLATES.slice(0, 1))],
    isCutOff: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Forbindelsen til salen er væk\. Dine plader spiller med imens/),
    ).toBeVisible();
    await expect(canvas.getByRole("grid", { name: "Plade 1207" })).toBeVisible();
  },
};

/** A prize of the player's own plates is told by amount. */
export const WonARow: Story = {
  args: {
    state: storyState(
      liveRound(
        showing,
        CALLED,
        WON.map((won) => ({ ...won, plates: [...won.plates] })),
      ),
    ),
    purchases: [storyPurchase(showing, PLATES)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Du vandt 62,50 kr. pr. plade")).toBeVisible();
  },
};

/** A round that does not take place says why, and that the plates are paid back. */
export const Cancelled: Story = {
  args: {
    state: storyState({ ...liveRound(storyRound("cancelled")), cancelledBecause: "too-few-players" }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Runden er aflyst, fordi der var for få spillere/)).toBeVisible();
  },
};

const past = {
  ...{ id: showing.id, room: "havnepavillonen", roomName: "Havnepavillonen", startsAt: showing.startsAt },
  ...{ state: "finished" as const, plates: 3, paidOre: 1_500, wonOre: 6_250 },
};

/** A round of the past is played again, number by number, with what the player's plates won (R2.04). */
export const PlayedAgain: Story = {
  args: {
    state: storyState(liveRound(storyRound("selling"))),
    myRounds: () => Promise.resolve({ rounds: [past], next: null }),
    myRound: () =>
      Promise.resolve({
        ...{ roomName: past.roomName, live: liveRound(storyRound("finished"), CALLED), plate: "3x9-90" },
        ...{ plates: [...PLATES], paidOre: 1_500 },
        wins: [{ pattern: "one-row", index: 9, plate: 1207, ore: 6_250 }],
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Mine runder"));
    await userEvent.click(await canvas.findByRole("button", { name: /^Se runden igen: Havnepavillonen/ }));
    const slider = await canvas.findByRole("slider", { name: "Tal 0 af 12" });
    await fireEvent.change(slider, { target: { value: "12" } });
    await expect(canvas.getByText(/^Én række på plade 1207: 62,50/)).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Tal 12 af 12" })).toBeVisible();
  },
};

/** What a wing puts beside a hall stands beside it; without it there is nothing. */
export const WithAChatBeside: Story = {
  args: { state: storyState(liveRound(showing, CALLED)), beside: <p>Snak</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Ved siden af salen" })).toHaveTextContent("Snak");
  },
};

/** On a phone plates are swiped, and the best one is in sight without a swipe (R2.03). */
export const BestInSight: Story = {
  args: {
    state: storyState(liveRound(showing, CALLED)),
    purchases: [storyPurchase(showing, PLATES)],
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: "24rem" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const rail = canvas.getByRole("region", { name: "Dine plader" });
    await expect(rail.scrollWidth).toBeGreaterThan(rail.clientWidth);
    await expect(rail.scrollLeft).toBeLessThan(40);
    await expect(canvas.getAllByRole("grid")[0]).toHaveAccessibleName("Plade 1207");
  },
};

/** Halls of the other house look at the stars. */
export const Observatory: Story = {
  args: {
    ...{ state: storyState(liveRound(showing, CALLED)), air: "observatory" },
    purchases: [storyPurchase(showing, PLATES)],
  },
  tags: ["every-brand"],
};

/** No plates on a phone: the hall can be watched. */
export const OnAPhone: Story = {
  args: { state: storyState(liveRound(showing, CALLED)) },
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const English: Story = {
  args: { offer, secondsLeft: 245, locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Buy cards" })).toBeVisible();
  },
};

/** The answer of "Tjek trækningen" stands below its button, not glued to it (R2.03). */
export const DrawIsChecked: Story = {
  args: { state: storyState(null, [selling]), last: liveRound(storyRound("finished"), CALLED) },
  play: async ({ canvas, userEvent }) => {
    const check = await canvas.findByRole("button", { name: "Tjek trækningen" });
    await userEvent.click(check);
    // The story's hall has no draw to tell.
    const answer = await canvas.findByText(/./, { selector: ".hall-check output" });
    await expect(answer.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      check.getBoundingClientRect().bottom,
    );
  },
};
