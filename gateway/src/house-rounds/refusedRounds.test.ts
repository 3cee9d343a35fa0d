import { randomUUID } from "node:crypto";
import { CLOSE_PLAY, GET_PLAY, GET_ROUND } from "@spilhus/contracts/play";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  askRound,
  dice,
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
  STUDIO_GAME,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;
const START_ORE = 100_000;

describe("a stake", () => {
  it.each([
    [0, "422 stake-not-allowed"],
    [-100, "400 invalid-request"],
    [99.5, "400 invalid-request"],
    [1e21, "400 invalid-request"],
    [101, "422 stake-not-allowed"],
    [300, "422 stake-not-allowed"],
    [5_000, "422 stake-not-allowed"],
    ["100", "400 invalid-request"],
    [null, "400 invalid-request"],
    [Number.MAX_SAFE_INTEGER, "422 stake-not-allowed"],
  ])("of %j is refused as %s, and no money moves (games attack 2)", async (stakeOre, code) => {
    const { client, id, playId } = await playing(gateway);
    expect(await codeOf(await askRound(client, playId, { stakeOre }))).toBe(code);
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: START_ORE, version: 1 });
  });

  it("of any other amount than the ladder's is refused (games attack 2)", async () => {
    const { client, id, playId } = await playing(gateway);
    const ladder = new Set([100, 200, 500, 1_000, 2_000]);
    const amount = fc.oneof(fc.integer({ min: -10, max: 6_000 }), fc.double(), fc.maxSafeInteger());
    await fc.assert(
      fc.asyncProperty(
        amount.filter((stakeOre) => !ladder.has(stakeOre)),
        async (stakeOre) => {
          expect((await askRound(client, playId, { stakeOre })).status).toBeGreaterThanOrEqual(400);
        },
      ),
      { numRuns: 60 },
    );
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: START_ORE, version: 1 });
  });

  it("above what a limit of loss leaves is refused, and says how much that is (R1.04)", async () => {
    const { client, id, playId } = await playing(gateway);
    await db().execute(
      sql`update loss_limits set limit_ore = 150 where player_id = ${id}::uuid and period = 'day'`,
    );
    const refused = await askRound(client, playId, { stakeOre: 200 });
    expect(await refused.json()).toMatchObject({
      error: { code: "over-loss-limit", details: { leftOre: 150 } },
    });
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: START_ORE, version: 1 });
    expect((await played(client, playId, { stakeOre: 100 })).round.number).toBe(1);
  });

  it("with bets in a slot is refused (games attack 2)", async () => {
    const { client, playId } = await playing(gateway);
    const bets = [{ bet: { kind: "red" }, stakeOre: 100 }];
    expect(await codeOf(await askRound(client, playId, { stakeOre: 100, bets }))).toBe(
      "422 stake-not-allowed",
    );
  });
});

describe("a play session", () => {
  it("of another player is unknown, whatever is asked of it (games attack 2)", async () => {
    const { client: own, playId } = await playing(gateway);
    const { round } = await played(own, playId);
    const { client, id } = await playing(gateway);
    const asked = [
      await askRound(client, playId),
      await client.call("GET", GET_PLAY.path.replace("{playId}", playId)),
      await client.call("POST", CLOSE_PLAY.path.replace("{playId}", playId)),
    ];
    expect(await Promise.all(asked.map(codeOf))).toEqual(Array(3).fill("404 unknown-play-session"));
    expect(await codeOf(await client.call("GET", GET_ROUND.path.replace("{roundId}", round.id)))).toBe(
      "404 not-found",
    );
    expect(await readBalances(db(), id)).toMatchObject({ version: 1 });
  });

  it.each([randomUUID(), "nothing", "' or true --"])(
    "that is not there is unknown: %s (games attack 2)",
    async (playId) => {
      const { client } = await playing(gateway);
      expect(await codeOf(await askRound(client, encodeURIComponent(playId)))).toBe(
        "404 unknown-play-session",
      );
    },
  );

  it("is of the game that was opened: its stakes are that game's (games attack 2)", async () => {
    const { client, playId } = await playing(gateway, { game: ROULETTE });
    expect(await codeOf(await askRound(client, playId, { stakeOre: 100 }))).toBe("422 stake-not-allowed");
  });

  it("is of the brand where it was opened (games attack 2)", async () => {
    const { id, playId } = await playing(gateway);
    const there = await browserOf(gateway, id, { brand: "eng" });
    expect(await codeOf(await askRound(there, playId))).toBe("404 unknown-play-session");
  });

  it("as demo takes no money, and one for money takes no play money (games attack 2)", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 0, mode: "demo" });
    const demo = await played(client, playId, { stakeOre: 2_000 });
    expect(demo.round.mode).toBe("demo");
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 0, version: 0 });
    await moveClock(db(), "3 seconds");
    const real = await opened(client, SLOT, "real");
    expect(await codeOf(await askRound(client, real.playId))).toBe("422 insufficient-funds");
    expect(await codeOf(await askRound(client, playId))).toBe("409 session-ended");
  });

  it("ends with the site's session that opened it (games attack 2)", async () => {
    const { client, id, playId } = await playing(gateway);
    await db().execute(sql`update sessions set ended_at = clock.now() where player_id = ${id}::uuid`);
    expect(await codeOf(await askRound(client, playId))).toBe("401 not-signed-in");
    const again = await browserOf(gateway, id);
    expect(await codeOf(await askRound(again, playId))).toBe("409 session-ended");
  });
});

describe("a game", () => {
  it.each([
    ["that the house does not play", STUDIO_GAME],
    ["that nobody has", "no-such-game"],
    ["with a name of JavaScript", "__proto__"],
  ])("%s cannot be opened", async (_, game) => {
    const { client } = await playing(gateway);
    expect(await codeOf(await openGame(client, game))).toBe("404 unknown-game");
  });

  it("cannot be opened before the deposit limits are set, but as demo it can", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await openGame(client))).toBe("409 limits-not-set");
    expect((await openGame(client, SLOT, "demo")).status).toBe(200);
  });

  it("cannot be opened under a restriction or with reached limits, and one that is open takes no further round (R1.04, R6.05)", async () => {
    const { client, id, playId } = await playing(gateway, { game: OTHER_SLOT });
    await db().execute(
      sql`insert into holds (player_id, kind, source) values (${id}::uuid, 'play-limits', 'operator')`,
    );
    expect(await codeOf(await openGame(client))).toBe("403 restricted");
    expect(await codeOf(await askRound(client, playId))).toBe("403 restricted");
    const state = await client.call("GET", GET_PLAY.path.replace("{playId}", playId));
    expect(await state.json()).toMatchObject({ isOpen: false, reason: "limit-reached" });
  });

  it("is shown to the end of the round that reaches a limit of loss, and then it is over (R2.49)", async () => {
    const { client, id, playId } = await playing(gateway);
    await db().execute(
      sql`update loss_limits set limit_ore = 100 where player_id = ${id}::uuid and period = 'day'`,
    );
    random.next(LOSING);
    const { round } = await played(client, playId, { stakeOre: 100 });
    await keepShowing(db());
    const state = async () => (await client.call("GET", GET_PLAY.path.replace("{playId}", playId))).json();
    expect(await state()).toMatchObject({ isOpen: true, unfinished: { id: round.id } });
    expect(await codeOf(await askRound(client, playId))).toBe("403 restricted");
    await endShowing(db());
    expect(await state()).toMatchObject({ isOpen: false, reason: "limit-reached", totals: { rounds: 1 } });
  });

  it("needs a session", async () => {
    const { client } = await playing(gateway);
    client.cookies.clear();
    expect(await codeOf(await openGame(client))).toBe("401 not-signed-in");
  });
});
