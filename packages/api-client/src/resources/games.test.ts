import type { Game, Winner } from "@spilhus/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Transport } from "../request/index.ts";
import { plannedServer } from "../../testing/plannedServer.ts";
import { getCatalogue, getGame, getJackpots, getSchedule, getSearchIndex, getWinners } from "./games.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const art = { portrait: "/p", landscape: "/l", wide: "/w" };
const winner: Winner = {
  id: "w1",
  player: "Mette K.",
  amountOre: 125_000,
  wonAt: NOW,
  game: { slug: "fjord-nat", name: "Fjord Nat", category: "slots", art },
};
const jackpot = {
  id: "j1",
  name: "Polar",
  amountOre: 9_000_000_00,
  growthOrePerMinute: 1_250,
  mostOre: 2_000_000_000,
  games: [],
};
const round = {
  id: "r1",
  kind: "banko",
  room: { slug: "solsalen", name: "Solsalen" },
  startsAt: NOW,
  platePriceOre: 500,
  guaranteedPrizeOre: 250_000,
  plate: "3x9-90",
} as const;
const catalogue = {
  games: [],
  total: 0,
  page: 2,
  perPage: 24,
  facets: { categories: [], providers: [], themes: [], new: 0, jackpot: 0, playable: 0 },
};
const game: Game = {
  slug: "fjord-nat",
  name: "Fjord Nat",
  provider: { slug: "fjeld", name: "Fjeld" },
  category: "slots",
  isPlayable: false,
  proof: null,
  minBetOre: 100,
  maxBetOre: 50_000,
  isNew: true,
  jackpotId: null,
  art,
  themes: ["aurora"],
  releasedOn: "2026-10-01",
  description: "Under himlen.",
  rules: [],
  features: [],
  related: [],
};
const ANSWERS = {
  "GET /gateway/games/public/catalogue/fjord-nat?brand=fjord&locale=da": game,
  "GET /gateway/games/public/catalogue?brand=fjord&locale=da&q=nat&page=2": catalogue,
  "GET /gateway/games/public/search-index?brand=fjord": {
    providers: ["Fjeld"],
    words: ["aurora"],
    games: [["Fjord Nat", 0, 0]],
  },
  "GET /gateway/games/public/winners?brand=fjord&limit=5&category=slots": {
    serverTime: NOW,
    winners: [winner],
  },
  "GET /gateway/games/public/jackpots?brand=fjord": { serverTime: NOW, jackpots: [jackpot] },
  "GET /gateway/games/public/schedule?brand=eng": { serverTime: NOW, rounds: [round] },
};

describe("games", () => {
  let server: Awaited<ReturnType<typeof plannedServer>>;
  let transport: Transport;

  beforeEach(async () => {
    const plan = Object.entries(ANSWERS).map(([call, answer]) => [call, { body: JSON.stringify(answer) }]);
    server = await plannedServer(Object.fromEntries(plan));
    transport = { fetch, origin: server.origin };
  });

  afterEach(() => server.close());

  it("fetches a page of the catalogue", async () => {
    const query = { brand: "fjord", locale: "da", q: "nat", category: undefined, page: 2 } as const;
    expect(await getCatalogue(transport, { query })).toEqual(catalogue);
  });

  it("fetches one game", async () => {
    expect(
      await getGame(transport, {
        places: { slug: "fjord-nat" },
        query: { brand: "fjord", locale: "da" },
      }),
    ).toEqual(game);
  });

  it("fetches the search index", async () => {
    const index = await getSearchIndex(transport, { query: { brand: "fjord" } });
    expect(index).toEqual({ providers: ["Fjeld"], words: ["aurora"], games: [["Fjord Nat", 0, 0]] });
  });

  it("fetches the latest winners of a category", async () => {
    const answer = await getWinners(transport, { query: { brand: "fjord", limit: 5, category: "slots" } });
    expect(answer).toEqual({ serverTime: NOW, winners: [winner] });
  });

  it("fetches the jackpots", async () => {
    expect((await getJackpots(transport, { query: { brand: "fjord" } })).jackpots).toEqual([jackpot]);
  });

  it("fetches the day's rounds", async () => {
    expect((await getSchedule(transport, { query: { brand: "eng" } })).rounds).toEqual([round]);
  });

  it("is aborted by the caller's signal", async () => {
    const answer = getWinners(transport, { query: { brand: "fjord" }, signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ code: "aborted" });
  });
});
