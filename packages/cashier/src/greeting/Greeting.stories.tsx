import type { Meta, StoryObj } from "@storybook/react-vite";
import { asPlayer } from "@spilhus/account/testing";
import { GET_CATALOGUE } from "@spilhus/contracts/games";
import { LIST_SAVED_GAMES, type UserInfo } from "@spilhus/contracts/player-account";
import { catalogue, games } from "@spilhus/page-kit/testing";
import { playerCache, playerInfoQuery, sessionStore } from "@spilhus/player-session/session";
import { PLAYER } from "@spilhus/player-session/testing";
import { danishWords } from "@spilhus/sign-in/testing";
import { GreetingFrame } from "@spilhus/ui";
import { expect } from "storybook/test";
import { listAddress, refusedWith, STORY_NOW, transactionOf } from "../../testing/index.ts";
import { PlayerGreeting } from "./PlayerGreeting.tsx";

/** The greeting of a signed-in player above the front page. */
const meta = {
  title: "Cashier/Greeting",
  component: PlayerGreeting,
  parameters: { layout: "fullscreen" },
  args: { gameCard: "portrait" },
  render: (args) => (
    <GreetingFrame>
      <PlayerGreeting {...args} />
    </GreetingFrame>
  ),
} satisfies Meta<typeof PlayerGreeting>;
export default meta;

type Story = StoryObj<typeof meta>;

const SHOWN = games(4);
const [played = "", ...saved] = SHOWN.map(({ slug }) => slug);
const savedGames = (slugs: readonly string[]) => () =>
  Response.json({ games: slugs.map((slug) => ({ slug, savedAt: STORY_NOW })) });
const stakesOf = (slugs: readonly string[]) => () =>
  Response.json({
    transactions: slugs.map((game, index) => transactionOf(index + 1, { kind: "stake", game })),
    next: null,
  });
const catalogueOf = (slugs: readonly string[]) =>
  `GET ${GET_CATALOGUE.path}?${new URLSearchParams({
    ...{ brand: "fjord", locale: "da", slugs: slugs.join(","), perPage: String(slugs.length) },
  })}`;

interface Own {
  readonly user?: Partial<UserInfo>;
  readonly answers: Readonly<Record<string, () => Response>>;
}

/** A signed-in player whose data and balance the header has read. */
const greeted =
  ({ answers, user }: Own) =>
  () => {
    document.documentElement.dataset["player"] = "logged_in";
    const end = asPlayer({ answers })();
    const shown = sessionStore.shown();
    if (!shown) throw new TypeError("No player is logged in.");
    sessionStore.set({ ...shown, messages: danishWords });
    playerCache.setQueryData(playerInfoQuery.queryKey, { ...PLAYER, ...user });
    playerCache.setQueryData(["balance"], {
      ...{ cashOre: 248_450, bonusOre: 0, reservedOre: 0, version: 5, serverTime: STORY_NOW },
    });
    return () => {
      delete document.documentElement.dataset["player"];
      end();
    };
  };

/** The game played last stands before the saved ones. */
export const WhatIsTheirs: Story = {
  beforeEach: greeted({
    user: { unreadMessages: 2 },
    answers: {
      [`GET ${LIST_SAVED_GAMES.path}`]: savedGames(saved),
      [listAddress("?kind=stake")]: stakesOf([played, played]),
      [catalogueOf([played, ...saved])]: () => Response.json(catalogue(SHOWN)),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Hej, Mette" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Saldo 2\.484,50\skr\.$/ })).toBeVisible();
    // The tightest of the three limits: 200 kr. of the week's.
    await expect(await canvas.findByRole("link", { name: /^Kan indbetales nu 200,00\skr\.$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Beskeder 2 ulæste" })).toBeVisible();
    const names = (await canvas.findByRole("list", { name: "Dine spil" })).querySelectorAll("a");
    await expect([...names].map(({ textContent }) => textContent)).toEqual(SHOWN.map(({ name }) => name));
  },
};
export const OnAPhone: Story = {
  ...WhatIsTheirs,
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const NoGamesYet: Story = {
  beforeEach: greeted({
    answers: {
      [`GET ${LIST_SAVED_GAMES.path}`]: savedGames([]),
      [listAddress("?kind=stake")]: stakesOf([]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Se alle spil" })).toBeVisible();
  },
};

/** The games cannot be read: the figures stand. */
export const GamesFail: Story = {
  beforeEach: greeted({
    answers: {
      [`GET ${LIST_SAVED_GAMES.path}`]: () => refusedWith(503, "unavailable"),
      [listAddress("?kind=stake")]: () => refusedWith(503, "unavailable"),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vi kan ikke hente dine spil lige nu.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Saldo 2\.484,50\skr\.$/ })).toBeVisible();
  },
};

/** Nothing invites a restricted player. */
export const Restricted: Story = {
  beforeEach: greeted({
    user: { checkResult: { type: "cooldown", context: { until: "2026-11-24T12:00:00Z" } } },
    answers: {},
  }),
  play: async ({ canvas }) => {
    await expect(sessionStore.shown()?.user?.checkResult).toBeTruthy();
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
