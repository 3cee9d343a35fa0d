import {
  ASK_BALANCE,
  CREDIT_PLAYER,
  DEBIT_PLAYER,
  END_ROUND,
  ROLL_BACK_DEBIT,
  StudioAnswerSchema,
} from "@spilhus/contracts/payments";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addGames, GAME, newId, playingPlayer } from "../../testing/testPlay.ts";
import { holds } from "../holds/index.ts";
import { endSession } from "../sessions/index.ts";

const KEYS = {
  polar: "the key of the studio polar, long enough for tests",
  next: "the next key of the studio polar, for its rotation",
  strand: "the key of the studio strand, long enough for tests",
  inland: "the key of the studio inland, long enough for tests",
};
// These tests are about money: none waits for the pace of a game.
const games = { [GAME]: { mostWinTimes: 50, minRoundMs: 0 } };
const STUDIOS = {
  polar: { keys: [KEYS.polar, KEYS.next], brands: ["fjord"], games },
  strand: { keys: [KEYS.strand], brands: ["fjord"], games: { aeblehaven: { mostWinTimes: 50 } } },
  inland: { keys: [KEYS.inland], brands: ["eng"], games },
};

let gateway: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ environment: { STUDIOS: JSON.stringify(STUDIOS) } });
  second = await gateway.another();
  await addGames(gateway.database.db);
});
afterAll(async () => {
  await requireWholeLedger(gateway.database.db);
  await second[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

interface Sending {
  readonly studio?: string;
  readonly key?: string;
  readonly to?: TestGateway;
  readonly signature?: string;
  /** Sent in place of the body that was signed. */
  readonly instead?: unknown;
}
function send(
  path: string,
  body: unknown,
  { studio = "polar", key = KEYS.polar, to = gateway, signature, instead }: Sending = {},
): Promise<Response> {
  const text = JSON.stringify(body);
  const made = signature ?? signRequest(key, { method: "POST", path, body: text }, Date.now());
  return fetch(to.origin + path, {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: made, "x-studio": studio, "content-type": "application/json" },
    body: instead === undefined ? text : JSON.stringify(instead),
  });
}
const debitOf = (playSessionId: string, amountOre: number) => ({
  ...{ playSessionId, amountOre, roundId: newId("round"), txId: newId("debit") },
});

describe("a studio's wallet", () => {
  it("takes a stake, pays its win and tells the balance, through any gateway", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 400);
    const taken = StudioAnswerSchema.parse(await (await send(DEBIT_PLAYER.path, debit)).json());
    expect(taken).toMatchObject({ cashOre: 400, bonusOre: 0, balance: { cashOre: 600, bonusOre: 0 } });
    const credit = { roundId: debit.roundId, txId: newId("credit"), amountOre: 900, endsRound: true };
    const paid = await send(CREDIT_PLAYER.path, credit, { to: second });
    expect(await paid.json()).toMatchObject({ cashOre: 900, balance: { cashOre: 1_500 } });
    const balance = await send(ASK_BALANCE.path, { playSessionId });
    expect(await balance.json()).toEqual({ cashOre: 1_500, bonusOre: 0 });
  });

  it("answers a repeated request with the same bytes, at another gateway and 20 at once (attack 40)", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 400);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const to = index % 2 === 0 ? gateway : second;
        return (await send(DEBIT_PLAYER.path, debit, { to })).text();
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await codeOf(await send(DEBIT_PLAYER.path, { ...debit, amountOre: 500 }))).toBe(
      "409 idempotency-key-reused",
    );
  });

  it("says how much there is when there is too little", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 300, bonusOre: 50 });
    const answer = await send(DEBIT_PLAYER.path, debitOf(playSessionId, 400));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: "insufficient-funds", details: { cashOre: 300, bonusOre: 50 } },
    });
  });

  it("pays after log-out, and takes nothing then (attack 40)", async () => {
    const { playSessionId, session } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 100);
    await send(DEBIT_PLAYER.path, debit);
    await db().transaction((tx) => endSession(tx, session, "logout"));
    const late = await send(DEBIT_PLAYER.path, debitOf(playSessionId, 100));
    expect(await codeOf(late)).toBe("409 session-ended");
    const credit = { roundId: debit.roundId, txId: newId("credit"), amountOre: 200, endsRound: true };
    expect((await send(CREDIT_PLAYER.path, credit)).status).toBe(200);
    const rollback = { txId: newId("rollback"), debitTxId: debit.txId };
    expect(await codeOf(await send(ROLL_BACK_DEBIT.path, rollback))).toBe("409 already-settled");
  });

  it("keeps a rollback that overtakes its debit (attack 40)", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 400);
    const rollback = { txId: newId("rollback"), debitTxId: debit.txId };
    expect((await send(ROLL_BACK_DEBIT.path, rollback)).status).toBe(200);
    expect(await codeOf(await send(DEBIT_PLAYER.path, debit))).toBe("409 stake-rolled-back");
  });

  it("knows a play session only for the studio's own games on its own brands", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    for (const studio of ["strand", "inland"] as const) {
      const by = { studio, key: KEYS[studio] };
      const debit = await send(DEBIT_PLAYER.path, debitOf(playSessionId, 100), by);
      expect(await codeOf(debit)).toBe("404 unknown-play-session");
      const balance = await send(ASK_BALANCE.path, { playSessionId }, by);
      expect(await codeOf(balance)).toBe("404 unknown-play-session");
    }
  });

  it("keeps the rounds and requests of studios apart (attack 39)", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 100);
    await send(DEBIT_PLAYER.path, debit);
    const by = { studio: "strand", key: KEYS.strand };
    const credit = { roundId: debit.roundId, txId: newId("credit"), amountOre: 200, endsRound: true };
    expect(await codeOf(await send(CREDIT_PLAYER.path, credit, by))).toBe("409 unknown-stake");
    await send(ROLL_BACK_DEBIT.path, { txId: newId("rollback"), debitTxId: debit.txId }, by);
    const balance = await send(ASK_BALANCE.path, { playSessionId });
    expect(await balance.json()).toEqual({ cashOre: 900, bonusOre: 0 });
  });

  it("closes a round whose wins were paid before, once, and takes nothing for it then", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 400);
    const end = { roundId: debit.roundId, txId: newId("end") };
    expect(await codeOf(await send(END_ROUND.path, end))).toBe("409 unknown-stake");
    await send(DEBIT_PLAYER.path, debit);
    const credit = { roundId: debit.roundId, txId: newId("credit"), amountOre: 900, endsRound: false };
    await send(CREDIT_PLAYER.path, credit);
    const first = await (await send(END_ROUND.path, end)).text();
    expect(StudioAnswerSchema.parse(JSON.parse(first))).toMatchObject({ cashOre: 0, movementId: null });
    expect(await (await send(END_ROUND.path, end, { to: second })).text()).toBe(first);
    const again = await send(DEBIT_PLAYER.path, { ...debit, txId: newId("debit") });
    expect(await codeOf(again)).toBe("409 round-closed");
    const late = await send(CREDIT_PLAYER.path, { ...credit, txId: newId("credit") });
    expect(await codeOf(late)).toBe("409 round-closed");
    expect(await (await send(ASK_BALANCE.path, { playSessionId })).json()).toMatchObject({ cashOre: 1_500 });
  });

  it("pays an excluded player's win, once, and never above the declared maximum (games attack 4)", async () => {
    const { playSessionId, playerId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 100);
    await send(DEBIT_PLAYER.path, debit);
    await db().insert(holds).values({ playerId, source: "register", kind: "register" });
    expect((await send(DEBIT_PLAYER.path, debitOf(playSessionId, 100))).ok).toBe(false);
    const credit = { roundId: debit.roundId, txId: newId("credit"), amountOre: 5_001, endsRound: false };
    expect(await codeOf(await send(CREDIT_PLAYER.path, credit))).toBe("422 over-maximum-win");
    const most = { ...credit, amountOre: 5_000 };
    const answers = await Promise.all([gateway, second].map((to) => send(CREDIT_PLAYER.path, most, { to })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await codeOf(await send(CREDIT_PLAYER.path, { ...most, amountOre: 1 }))).toBe(
      "409 idempotency-key-reused",
    );
    expect(await (await send(ASK_BALANCE.path, { playSessionId })).json()).toMatchObject({ cashOre: 5_900 });
  });

  it("gives a stake back once, however often it is asked (games attack 4)", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 400);
    await send(DEBIT_PLAYER.path, debit);
    const rollback = { txId: newId("rollback"), debitTxId: debit.txId };
    const others = Array.from({ length: 4 }, () => ({ ...rollback, txId: newId("rollback") }));
    for (const one of [rollback, rollback, ...others])
      expect((await send(ROLL_BACK_DEBIT.path, one)).status).toBe(200);
    expect(await (await send(ASK_BALANCE.path, { playSessionId })).json()).toMatchObject({ cashOre: 1_000 });
  });

  it("takes no stake while the reality check is due, pays meanwhile, and keeps the refusal (games attack 10)", async () => {
    const { playSessionId, playerId } = await playingPlayer(db(), { cashOre: 1_000 });
    const before = debitOf(playSessionId, 100);
    const since = sql`clock.now() - interval '29 minutes'`;
    await db().execute(
      sql`insert into reality_clocks (player_id, since) values (${playerId}::uuid, ${since})`,
    );
    expect((await send(DEBIT_PLAYER.path, before)).status).toBe(200);
    const isDue = (due: boolean) =>
      db().execute(sql`
        update reality_clocks set since = clock.now() - ${due ? "31 minutes" : "0 minutes"}::interval
        where player_id = ${playerId}::uuid`);
    await isDue(true);
    const refused = debitOf(playSessionId, 100);
    expect(await codeOf(await send(DEBIT_PLAYER.path, refused))).toBe("409 reality-check-due");
    expect((await send(DEBIT_PLAYER.path, before)).status).toBe(200);
    const credit = { roundId: before.roundId, txId: newId("credit"), amountOre: 200, endsRound: true };
    expect((await send(CREDIT_PLAYER.path, credit)).status).toBe(200);
    await isDue(false);
    expect(await codeOf(await send(DEBIT_PLAYER.path, refused))).toBe("409 reality-check-due");
    expect((await send(DEBIT_PLAYER.path, debitOf(playSessionId, 100))).status).toBe(200);
    expect(await (await send(ASK_BALANCE.path, { playSessionId })).json()).toMatchObject({ cashOre: 1_000 });
  });

  it("takes both keys of a studio while it changes from one to the other (attack 15)", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    for (const key of [KEYS.polar, KEYS.next])
      expect((await send(ASK_BALANCE.path, { playSessionId }, { key })).status).toBe(200);
  });

  it("is closed to every other signature (games attack 4)", async () => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const debit = debitOf(playSessionId, 100);
    const path = DEBIT_PLAYER.path;
    const body = JSON.stringify(debit);
    const old = signRequest(KEYS.polar, { method: "POST", path, body }, Date.now() - 31_000);
    const elsewhere = signRequest(
      KEYS.polar,
      { method: "POST", path: ROLL_BACK_DEBIT.path, body },
      Date.now(),
    );
    const once = signRequest(KEYS.polar, { method: "POST", path, body }, Date.now());
    const forged: readonly Sending[] = [
      { key: KEYS.strand },
      { studio: "strand" },
      { studio: "nobody" },
      { studio: "__proto__" },
      { signature: "" },
      { signature: old },
      { signature: elsewhere },
      { instead: { ...debit, amountOre: 200 } },
    ];
    for (const one of forged)
      expect(await codeOf(await send(path, debit, one)), JSON.stringify(one)).toBe("401 unsigned");
    expect((await send(path, debit, { signature: once })).status).toBe(200);
    expect(await codeOf(await send(path, debit, { signature: once }))).toBe("401 unsigned");
  });

  it.each([
    ["an amount below 0", { amountOre: -1 }],
    ["a part of an øre", { amountOre: 10.5 }],
    ["an amount as text", { amountOre: "1e3" }],
    ["an amount above all sense", { amountOre: 1e21 }],
    ["an id with a blank", { txId: "a b" }],
    ["no play session", { playSessionId: undefined }],
  ])("refuses %s (attack 24)", async (_, wrong) => {
    const { playSessionId } = await playingPlayer(db(), { cashOre: 1_000 });
    const answer = await send(DEBIT_PLAYER.path, { ...debitOf(playSessionId, 100), ...wrong });
    expect(await codeOf(answer)).toBe("400 invalid-request");
  });
});
