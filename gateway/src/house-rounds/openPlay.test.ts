import {
  CLOSE_PLAY,
  EndedPlaySchema,
  GET_PLAY,
  GET_ROUND,
  LIST_ROUNDS,
  PlayAnswerSchema,
  RoundSchema,
  RoundsSchema,
  type PlayAnswer,
} from "@spilhus/contracts/play";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  dice,
  drawsPaying,
  endShowing,
  houseGateway,
  keepShowing,
  LOSING,
  opened,
  openGame,
  OTHER_SLOT,
  played,
  playing,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { houseRounds } from "./tables.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;
const stateOf = async (client: SiteClient, playId: string): Promise<PlayAnswer> =>
  PlayAnswerSchema.parse(await (await client.call("GET", GET_PLAY.path.replace("{playId}", playId))).json());

describe("a game that is opened", () => {
  it("says what the browser may know of it: never where symbols stand on the reels (R1.03)", async () => {
    const { client } = await playing(gateway);
    for (const game of [SLOT, OTHER_SLOT, ROULETTE]) {
      expect(await (await openGame(client, game, "demo")).text()).not.toMatch(/strip/i);
    }
    expect((await opened(client)).table).toMatchObject({
      kind: "lines",
      id: SLOT,
      reels: 3,
      rows: 3,
      minRoundMs: 3_000,
    });
  });

  it("is the same play session after a reload and on another device, with its sums and the round that is shown", async () => {
    const { client, id, playId } = await playing(gateway);
    random.next(drawsPaying((pay) => pay === 400));
    const { round, during, after } = await played(client, playId);
    await keepShowing(db());
    const phone = await browserOf(gateway, id);
    for (const device of [client, phone]) {
      const again = await opened(device);
      expect(again).toMatchObject({
        playId,
        closed: null,
        totals: { rounds: 1, stakesOre: 100, winsOre: 0 },
      });
      expect([again.unfinished, again.lastRound, again.balance]).toEqual([round, null, during]);
      expect(again.nextRoundAt).toBe(round.shownUntil);
    }
    await endShowing(db());
    const shown = await opened(client);
    expect([shown.unfinished, shown.lastRound, shown.balance]).toEqual([null, round, after]);
    expect(shown.totals).toEqual({ rounds: 1, stakesOre: 100, winsOre: 400 });
  });

  it("closes the one that was open and says which; its page learns why", async () => {
    const { client, playId } = await playing(gateway);
    const other = await opened(client, OTHER_SLOT);
    expect(other.closed).toEqual({ game: SLOT, mode: "real" });
    expect(await stateOf(client, playId)).toMatchObject({ isOpen: false, reason: "other-game" });
    const demo = await opened(client, OTHER_SLOT, "demo");
    expect(demo.closed).toEqual({ game: OTHER_SLOT, mode: "real" });
  });

  it("shows a round to its end that was under way when it was left, in the new play session", async () => {
    const { client, playId } = await playing(gateway);
    const { round } = await played(client, playId);
    await keepShowing(db());
    await client.call("POST", CLOSE_PLAY.path.replace("{playId}", playId));
    const again = await opened(client);
    expect(again.playId).not.toBe(playId);
    expect([again.unfinished, again.totals.rounds]).toEqual([round, 0]);
    await endShowing(db());
  });

  it("begins anew after a pause as long as the interval of the reality check", async () => {
    const { client, playId } = await playing(gateway);
    await moveClock(db(), "29 minutes");
    expect((await opened(client)).playId).toBe(playId);
    await moveClock(db(), "1 minute");
    const again = await opened(client);
    expect(again.playId).not.toBe(playId);
    expect(again.closed).toBeNull();
    expect(await stateOf(client, playId)).toMatchObject({ reason: "left" });
  });

  it("is closed once, and stays as it was", async () => {
    const { client, playId } = await playing(gateway);
    const close = () => client.call("POST", CLOSE_PLAY.path.replace("{playId}", playId));
    const first = EndedPlaySchema.parse(await (await close()).json());
    expect(first).toMatchObject({ reason: "player", totals: { rounds: 0, stakesOre: 0, winsOre: 0 } });
    expect(EndedPlaySchema.parse(await (await close()).json())).toMatchObject({ reason: "player" });
  });
});

describe("a demo", () => {
  it("has play money of its own, the same draws, and nothing in ledger or wallet (R1.03)", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 0, mode: "demo" });
    random.next(drawsPaying((pay) => pay === 400));
    const { round, during, after } = await played(client, playId, { stakeOre: 2_000 });
    expect([round.winOre, during.cashOre, after.cashOre]).toEqual([8_000, 98_000, 106_000]);
    const [row] = await db().select().from(houseRounds).where(eq(houseRounds.playerId, id));
    expect(row).toMatchObject({ gameRoundId: null, winMovementId: null, winCashOre: 0, winBonusOre: 0 });
    await moveClock(db(), "3 seconds");
    expect(await stateOf(client, playId)).toMatchObject({ balance: after, realityCheck: null });
  });

  it("ends its play money like money, and has it anew when it is opened anew", async () => {
    const { client, playId } = await playing(gateway, { cashOre: 0, mode: "demo" });
    for (let round = 0; round < 50; round += 1) {
      random.next(LOSING);
      await played(client, playId, { stakeOre: 2_000 });
      await moveClock(db(), "3 seconds");
    }
    const refused = await client.call("POST", `/gateway/play/api/public/plays/${playId}/rounds`, {
      body: { stakeOre: 100 },
      headers: { "idempotency-key": "a-demo-without-play-money" },
    });
    expect(await codeOf(refused)).toBe("422 insufficient-funds");
    await client.call("POST", CLOSE_PLAY.path.replace("{playId}", playId));
    expect((await opened(client, SLOT, "demo")).balance.cashOre).toBe(100_000);
  });
});

describe("own rounds", () => {
  it("are listed when they have been shown, newest first, by mode and game", async () => {
    const { client, playId } = await playing(gateway);
    const first = await played(client, playId);
    await moveClock(db(), "2 minutes");
    const second = await played(client, playId);
    await keepShowing(db());
    const list = async (query = "") =>
      RoundsSchema.parse(await (await client.call("GET", `${LIST_ROUNDS.path}${query}`)).json()).rounds.map(
        ({ id }) => id,
      );
    expect(await list()).toEqual([first.round.id]);
    await endShowing(db());
    expect(await list()).toEqual([second.round.id, first.round.id]);
    expect(await list(`?before=${second.round.id}`)).toEqual([first.round.id]);
    expect(await list(`?game=${SLOT}`)).toHaveLength(2);
    expect([await list(`?game=${OTHER_SLOT}`), await list("?mode=demo")]).toEqual([[], []]);
  });

  it("come by pages without a gap", async () => {
    const { client, playId } = await playing(gateway);
    for (let round = 0; round < 52; round += 1) {
      random.next(LOSING);
      await played(client, playId);
      await moveClock(db(), "3 seconds");
    }
    const page = async (query: string) =>
      RoundsSchema.parse(await (await client.call("GET", `${LIST_ROUNDS.path}${query}`)).json());
    const first = await page("");
    const next = await page(`?before=${first.next}`);
    expect([first.rounds.length, next.rounds.length, next.next]).toEqual([50, 2, null]);
    expect([...first.rounds, ...next.rounds].map(({ number }) => number)).toEqual(
      Array.from({ length: 52 }, (_, place) => 52 - place),
    );
  });

  it("can be replayed for 90 days", async () => {
    const { client, playId } = await playing(gateway);
    const { round } = await played(client, playId);
    const replay = (from: SiteClient) => from.call("GET", GET_ROUND.path.replace("{roundId}", round.id));
    expect(RoundSchema.parse(await (await replay(client)).json())).toEqual(round);
    const [row] = await db().select().from(houseRounds).where(eq(houseRounds.id, round.id));
    await moveClock(db(), "89 days 23 hours");
    const later = await browserOf(gateway, row?.playerId ?? "");
    expect((await replay(later)).status).toBe(200);
    await moveClock(db(), "1 hour");
    const tooLate = await browserOf(gateway, row?.playerId ?? "");
    expect(await codeOf(await replay(tooLate))).toBe("404 not-found");
  });
});
