import {
  AUTHENTICATE_PLAY,
  AuthenticatedPlaySchema,
  CREDIT_PLAYER,
  DEBIT_PLAYER,
  ROLL_BACK_DEBIT,
} from "@spilhus/contracts/payments";
import { GET_CATALOGUE, GET_GAME } from "@spilhus/contracts/games";
import {
  ACKNOWLEDGE_REALITY,
  CLOSE_PLAY,
  GET_PLAY,
  GET_STUDIO_TOKEN,
  PlayAnswerSchema,
  START_ROUND,
  StudioTokenSchema,
} from "@spilhus/contracts/play";
import { LIST_HOUSE_GAMES, SET_HOUSE_GAME } from "@spilhus/contracts/staff";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addHouseGames, opened, openGame, richBrowser, SLOT, STUDIO_GAME } from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { newId } from "../../testing/testPlay.ts";
import { recordEnded } from "../authority-records/index.ts";

const KEYS = {
  strand: "the key of the studio strand, long enough for tests",
  polar: "the key of the studio polar, long enough for tests",
};
const PACE_MS = 4_000;
const STUDIOS = {
  strand: {
    keys: [KEYS.strand],
    brands: ["fjord"],
    games: { [STUDIO_GAME]: { mostWinTimes: 50, minRoundMs: PACE_MS } },
  },
  // The brand's data does not name this one: it has the wallet and no frame.
  polar: { keys: [KEYS.polar], brands: ["fjord", "eng"], games: { jokerkuglen: { mostWinTimes: 50 } } },
};

let gateway: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({
    environment: { ...CONSOLE_ENVIRONMENT, STUDIOS: JSON.stringify(STUDIOS) },
    // Daily jobs would make up for every day that the clock skips.
    jobsPollMs: 3_600_000,
  });
  second = await gateway.another();
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await second[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

function send(
  path: string,
  body: unknown,
  {
    studio = "strand",
    to = gateway,
  }: { readonly studio?: keyof typeof KEYS; readonly to?: TestGateway } = {},
): Promise<Response> {
  const text = JSON.stringify(body);
  const signature = signRequest(KEYS[studio], { method: "POST", path, body: text }, Date.now());
  return fetch(to.origin + path, {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: signature, "x-studio": studio, "content-type": "application/json" },
    body: text,
  });
}
const pathOf = ({ path }: { readonly path: string }, playId: string) => path.replace("{playId}", playId);
const stateOf = async (client: SiteClient, playId: string) =>
  PlayAnswerSchema.parse(await (await client.call("GET", pathOf(GET_PLAY, playId))).json());
async function tokenOf(client: SiteClient, playId: string): Promise<string> {
  const answer = await client.call("POST", pathOf(GET_STUDIO_TOKEN, playId));
  return StudioTokenSchema.parse(await answer.json()).token;
}
const authenticate = (token: string, options?: Parameters<typeof send>[2]) =>
  send(AUTHENTICATE_PLAY.path, { token }, options);

/** A player with 100 kr at the studio's game. */
async function atTheGame() {
  const { client, id } = await richBrowser(gateway, 10_000);
  const { playId } = await opened(client, STUDIO_GAME);
  return { client, id, playId };
}
const debitOf = (playSessionId: string, amountOre: number) => ({
  ...{ playSessionId, amountOre, roundId: newId("round"), txId: newId("debit") },
});

describe("a studio's game", () => {
  it("stands in the catalogue as playable on the brand that names its studio, and shows no figures", async () => {
    const gameOf = async (brand: string) => {
      const answer = await fetch(
        `${gateway.origin}${GET_GAME.path.replace("{slug}", STUDIO_GAME)}?brand=${brand}&locale=da`,
      );
      return (await answer.json()) as Record<string, unknown>;
    };
    expect(await gameOf("fjord")).toMatchObject({ isPlayable: true, studio: "strand", proof: null });
    const catalogue = await fetch(`${gateway.origin}${GET_CATALOGUE.path}?brand=fjord&locale=da&playable=1`);
    const { games } = GET_CATALOGUE.answer.parse(await catalogue.json());
    const playable = games.map(({ slug }) => slug);
    expect(playable).toContain(STUDIO_GAME);
    expect(playable).not.toContain("jokerkuglen");
  });

  it("is opened with the address of its frame and its stakes, and has no demo", async () => {
    const { client } = await richBrowser(gateway);
    const { table, unfinished, lastRound } = await opened(client, STUDIO_GAME);
    expect(table).toEqual({
      ...{ kind: "studio", id: STUDIO_GAME, studio: "strand", minRoundMs: PACE_MS },
      address: `https://spil.strand.example/embed/${STUDIO_GAME}`,
      ...{ leastStakeOre: 100, mostStakeOre: 10_000 },
    });
    expect([unfinished, lastRound]).toEqual([null, null]);
    expect(await codeOf(await openGame(client, STUDIO_GAME, "demo"))).toBe("404 unknown-game");
    expect(await codeOf(await openGame(client, "jokerkuglen"))).toBe("404 unknown-game");
  });

  it("counts among the games of which one is open at a time, and no round of ours starts in it", async () => {
    const { client, playId } = await atTheGame();
    const start = { body: { stakeOre: 100 }, headers: { "idempotency-key": randomUUID() } };
    expect(await codeOf(await client.call("POST", pathOf(START_ROUND, playId), start))).toBe(
      "422 stake-not-allowed",
    );
    expect((await opened(client, SLOT)).closed).toEqual({ game: STUDIO_GAME, mode: "real" });
    expect(await stateOf(client, playId)).toMatchObject({ isOpen: false, reason: "other-game" });
    expect(await codeOf(await client.call("POST", pathOf(GET_STUDIO_TOKEN, playId)))).toBe(
      "409 session-ended",
    );
    expect(await codeOf(await send(DEBIT_PLAYER.path, debitOf(playId, 100)))).toBe("409 session-ended");
  });

  it("has its stakes and wins in the play session, the reality check and the authority's record", async () => {
    const { client, playId } = await atTheGame();
    const debit = debitOf(playId, 400);
    await send(DEBIT_PLAYER.path, debit);
    await send(CREDIT_PLAYER.path, {
      ...{ roundId: debit.roundId, txId: newId("credit"), amountOre: 900, endsRound: true },
    });
    await moveClock(db(), "6 seconds");
    const undone = debitOf(playId, 500);
    await send(DEBIT_PLAYER.path, undone);
    await send(ROLL_BACK_DEBIT.path, { txId: newId("rollback"), debitTxId: undone.txId });
    const totals = { rounds: 1, stakesOre: 400, winsOre: 900 };
    expect(await stateOf(client, playId)).toMatchObject({
      totals,
      balance: { cashOre: 10_500 },
      realityCheck: { totals },
    });
    const closed = await client.call("POST", pathOf(CLOSE_PLAY, playId));
    expect(await closed.json()).toMatchObject({ isOpen: false, totals });
    await recordEnded(db());
    const { rows } = await db().execute(
      sql`select product, draws, stakes_ore, wins_ore from authority_records where subject = ${playId}::uuid`,
    );
    expect(rows).toEqual([{ product: STUDIO_GAME, draws: 1, stakes_ore: "400", wins_ore: "900" }]);
  });

  it("goes on after the reality check was acknowledged on our page", async () => {
    const { client, id, playId } = await atTheGame();
    await db().execute(
      sql`update reality_clocks set since = clock.now() - interval '31 minutes' where player_id = ${id}::uuid`,
    );
    expect(await codeOf(await send(DEBIT_PLAYER.path, debitOf(playId, 100)))).toBe("409 reality-check-due");
    expect((await client.call("POST", pathOf(ACKNOWLEDGE_REALITY, playId))).status).toBe(200);
    expect((await send(DEBIT_PLAYER.path, debitOf(playId, 100))).status).toBe(200);
  });
});

describe("a studio's game that staff close", () => {
  it("is not opened and takes no stake until they open it again, and pays what was staked before", async () => {
    const caller = staffCaller(db(), gateway.origin);
    const { session } = await caller.member(["games-officer"]);
    const set = (state: "open" | "closed") =>
      caller.call("POST", SET_HOUSE_GAME.path.replace("{game}", STUDIO_GAME), {
        session,
        body: { state, reason: "et billede mangler" },
      });
    const { client, playId } = await atTheGame();
    const before = debitOf(playId, 100);
    expect((await send(DEBIT_PLAYER.path, before)).status).toBe(200);
    expect(await codeOf(await set("closed"))).toBe("200 ok");
    await moveClock(db(), "6 seconds");
    expect(await codeOf(await openGame(client, STUDIO_GAME))).toBe("409 game-closed");
    expect(await codeOf(await send(DEBIT_PLAYER.path, debitOf(playId, 100)))).toBe("409 game-closed");
    expect(await stateOf(client, playId)).toMatchObject({ isOpen: false, reason: "game-closed" });
    const credit = { roundId: before.roundId, txId: newId("credit"), amountOre: 300, endsRound: true };
    expect((await send(CREDIT_PLAYER.path, credit)).status).toBe(200);
    const list = await caller.call("GET", LIST_HOUSE_GAMES.path, { session });
    const { games } = LIST_HOUSE_GAMES.answer.parse(await list.json());
    expect(games.find(({ game }) => game === STUDIO_GAME)).toMatchObject({
      ...{ kind: "studio", state: "closed", mathVersion: null, rtpPercent: null },
    });
    expect(await codeOf(await set("open"))).toBe("200 ok");
    expect(await codeOf(await openGame(client, STUDIO_GAME))).toBe("200 ok");
  });
});

describe("the pace of a studio's game", () => {
  it("is kept by the wallet, from one round's start to the next, through any gateway", async () => {
    const { playId } = await atTheGame();
    const first = debitOf(playId, 100);
    expect((await send(DEBIT_PLAYER.path, first)).status).toBe(200);
    const early = debitOf(playId, 100);
    expect(await codeOf(await send(DEBIT_PLAYER.path, early, { to: second }))).toBe("409 too-early");
    // A second stake in the same round is no new round.
    const more = { ...debitOf(playId, 100), roundId: first.roundId };
    expect((await send(DEBIT_PLAYER.path, more)).status).toBe(200);
    await moveClock(db(), "5 seconds");
    expect(await codeOf(await send(DEBIT_PLAYER.path, early))).toBe("409 too-early");
    expect((await send(DEBIT_PLAYER.path, debitOf(playId, 100))).status).toBe(200);
  });

  it("lets one of twenty rounds begin that are asked for at once", async () => {
    const { playId } = await atTheGame();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(DEBIT_PLAYER.path, debitOf(playId, 100), { to: index % 2 === 0 ? gateway : second }),
      ),
    );
    const codes = await Promise.all(answers.map((answer) => (answer.ok ? "taken" : codeOf(answer))));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 19 }, () => "409 too-early"), "taken"]);
  });
});

describe("the token of a frame", () => {
  it("is exchanged once for the play session, which says nothing about the player (games attack 4)", async () => {
    const { client, id, playId } = await atTheGame();
    const token = await tokenOf(client, playId);
    const answers = await Promise.all(
      [gateway, second, gateway, second].map((to) => authenticate(token, { to })),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    const text = (await good[0]?.text()) ?? "";
    expect(AuthenticatedPlaySchema.parse(JSON.parse(text))).toEqual({
      ...{ playSessionId: playId, brand: "fjord", game: STUDIO_GAME, currency: "DKK", minRoundMs: PACE_MS },
      ...{ leastStakeOre: 100, mostStakeOre: 10_000, balance: { cashOre: 10_000, bonusOre: 0 } },
    });
    expect(text).not.toContain(id);
    expect(await codeOf(await authenticate(token))).toBe("404 unknown-token");
  });

  it("is worth nothing to another studio, and stays good for its own (games attack 4)", async () => {
    const { client, playId } = await atTheGame();
    const token = await tokenOf(client, playId);
    expect(await codeOf(await authenticate(token, { studio: "polar" }))).toBe("404 unknown-token");
    expect((await authenticate(token)).status).toBe(200);
  });

  it("is worth nothing after a minute, after a later one, and when made up", async () => {
    const { client, playId } = await atTheGame();
    const replaced = await tokenOf(client, playId);
    const late = await tokenOf(client, playId);
    expect(await codeOf(await authenticate(replaced))).toBe("404 unknown-token");
    await moveClock(db(), "61 seconds");
    expect(await codeOf(await authenticate(late))).toBe("404 unknown-token");
    expect(await codeOf(await authenticate("A".repeat(43)))).toBe("404 unknown-token");
    expect(await codeOf(await authenticate("' or true --"))).toBe("400 invalid-request");
  });

  it("opens nothing once the play session is over, and is made for its own player alone", async () => {
    const { client, playId } = await atTheGame();
    const token = await tokenOf(client, playId);
    const other = await richBrowser(gateway);
    expect(await codeOf(await other.client.call("POST", pathOf(GET_STUDIO_TOKEN, playId)))).toBe(
      "404 unknown-play-session",
    );
    const house = await opened(other.client, SLOT);
    expect(await codeOf(await other.client.call("POST", pathOf(GET_STUDIO_TOKEN, house.playId)))).toBe(
      "404 unknown-play-session",
    );
    await client.call("POST", pathOf(CLOSE_PLAY, playId));
    expect(await codeOf(await authenticate(token))).toBe("409 session-ended");
  });
});

// Last, because it moves the clock far ahead.
describe("the pace of the day in a studio's game", () => {
  it("holds where it is longer than the studio's own, and is what studio and page are told", async () => {
    await moveClock(db(), "65 years");
    const { client } = await richBrowser(gateway, 10_000);
    const { playId, table } = await opened(client, STUDIO_GAME);
    const answer = await authenticate(await tokenOf(client, playId));
    const { minRoundMs } = AuthenticatedPlaySchema.parse(await answer.json());
    expect([table.minRoundMs, minRoundMs]).toEqual([4_500, 4_500]);
    expect((await send(DEBIT_PLAYER.path, debitOf(playId, 100))).status).toBe(200);
    await moveClock(db(), "4.2 seconds");
    expect(await codeOf(await send(DEBIT_PLAYER.path, debitOf(playId, 100)))).toBe("409 too-early");
    await moveClock(db(), "0.4 seconds");
    expect((await send(DEBIT_PLAYER.path, debitOf(playId, 100))).status).toBe(200);
  });
});
