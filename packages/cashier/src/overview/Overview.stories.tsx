import type { Meta, StoryObj } from "@storybook/react-vite";
import { asPlayer } from "@spilhus/account/testing";
import { GET_PLAY_FEEDBACK, type PlayFeedback } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { playerCache } from "@spilhus/player-session/session";
import { expect } from "storybook/test";
import { listAddress, refusedWith, STORY_MOVEMENTS, STORY_NOW } from "../../testing/index.ts";
import { LatestIsland } from "./LatestIsland.tsx";
import { OVERVIEW_MESSAGES } from "./overviewMessages.ts";
import { OverviewIsland } from "./OverviewIsland.tsx";

/** A player's money, limits and time on the account's front page. */
const meta = {
  title: "Cashier/Overview",
  component: OverviewIsland,
  subcomponents: { LatestIsland },
  render: (args) => (
    <>
      <OverviewIsland {...args} />
      <LatestIsland {...args} zone="Europe/Copenhagen" />
    </>
  ),
  args: { messages: createTranslator("da").messagesOf(...OVERVIEW_MESSAGES) },
} satisfies Meta<typeof OverviewIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A signed-in player whose balance the header has read. */
function asPlayerWith(answers: Readonly<Record<string, () => Response>>) {
  const login = asPlayer({ answers });
  return () => {
    const end = login();
    playerCache.setQueryData(["balance"], {
      ...{ cashOre: 248_450, bonusOre: 5_000, reservedOre: 40_000 },
      ...{ version: 5, serverTime: STORY_NOW },
    });
    return end;
  };
}
const FEEDBACK: PlayFeedback = {
  serverTime: STORY_NOW,
  days: [{ date: "2026-11-23", sessions: 1, seconds: 4_320 }],
  trend: "same",
  result: null,
};
const feedback = () => Response.json(FEEDBACK);

export const AtAGlance: Story = {
  beforeEach: asPlayerWith({
    [listAddress()]: () => Response.json({ transactions: STORY_MOVEMENTS, next: null }),
    [`GET ${GET_PLAY_FEEDBACK.path}`]: feedback,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2.484,50 kr.")).toBeVisible();
    await expect(await canvas.findByText("1 t. 12 min.")).toBeVisible();
    await expect(await canvas.findByText(/375,00 kr\. tilbage af 500,00 kr\./)).toBeVisible();
    await expect(await canvas.findByText("Gevinst")).toBeVisible();
  },
};
export const OnAPhone: Story = { ...AtAGlance, globals: { viewport: { value: "phone", isRotated: false } } };

export const NothingYet: Story = {
  beforeEach: asPlayerWith({
    [listAddress()]: () => Response.json({ transactions: [], next: null }),
    [`GET ${GET_PLAY_FEEDBACK.path}`]: feedback,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Der er ingen bevægelser endnu.")).toBeVisible();
  },
};

/** One service is down: its card says so, the others are shown. */
export const OneFails: Story = {
  beforeEach: asPlayerWith({
    [listAddress()]: () => refusedWith(503, "unavailable"),
    [`GET ${GET_PLAY_FEEDBACK.path}`]: feedback,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vi kan ikke hente det lige nu/)).toBeVisible();
    await expect(await canvas.findByText("1 t. 12 min.")).toBeVisible();
  },
};
