import { randomUUID } from "node:crypto";
import { playSlot, replayDraws } from "@spilhus/game-math";
import { HOUSE_SLOTS } from "@spilhus/game-math/games";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  askRound,
  dice,
  drawsPaying,
  endShowing,
  houseGateway,
  keepShowing,
  LOSING,
  OTHER_SLOT,
  played,
  playing,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { gameRounds } from "../play/index.ts";
import { setGameState } from "./gameStates.ts";
import { houseRounds } from "./tables.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;
const rowsOf = (playerId: string) =>
  db().select().from(houseRounds).where(eq(houseRounds.playerId, playerId));
/** Until the round before has been shown. */
const wait = () => moveClock(db(), "10 seconds");

describe("a round of a slot for money", () => {
  it("takes the stake, pays what its draws win and keeps them, all at once (R1.03)", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 10_000 });
    const draws = drawsPaying((pay) => pay === 400);
    random.next(draws);
    const { round, totals, during, after } = await played(client, playId, { stakeOre: 500 });
    const slot = HOUSE_SLOTS.find((one) => one.id === SLOT);
    expect(round).toMatchObject({ number: 1, game: SLOT, mode: "real", stakeOre: 500, winOre: 2_000 });
    expect(round.events).toEqual(slot && playSlot(slot, replayDraws(draws)).events);
    expect(Date.parse(round.shownUntil) - Date.parse(round.startedAt)).toBe(3_000);
    expect([totals, during.cashOre, after.cashOre]).toEqual([
      { rounds: 1, stakesOre: 500, winsOre: 0 },
      9_500,
      11_500,
    ]);
    expect(after.version).toBe(during.version + 1);
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 11_500, version: after.version });
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ draws, mathVersion: round.mathVersion });
    const [booked] = await db()
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.id, row?.gameRoundId ?? ""));
    expect(booked).toMatchObject({ caller: "house", state: "settled", stakesOre: 500, winsOre: 2_000 });
  });

  it("that wins nothing has no booking of a win", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 1_000 });
    random.next(LOSING);
    const { during, after } = await played(client, playId);
    expect(after).toEqual(during);
    expect(await rowsOf(id)).toMatchObject([{ winOre: 0, winMovementId: null }]);
  });

  it("is answered again with the same bytes by its key, which no other request may use", async () => {
    const { client, id, playId } = await playing(gateway);
    const key = randomUUID();
    const first = await askRound(client, playId, { stakeOre: 100 }, key);
    const bytes = await first.text();
    await wait();
    const again = await askRound(client, playId, { stakeOre: 100 }, key);
    expect([again.headers.get("idempotency-replayed"), await again.text()]).toEqual(["true", bytes]);
    expect(await codeOf(await askRound(client, playId, { stakeOre: 200 }, key))).toBe(
      "409 idempotency-key-reused",
    );
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("is too early while the one before is being shown, and says which and for how long, on another device too", async () => {
    const { client, id, playId } = await playing(gateway);
    const { round } = await played(client, playId);
    await keepShowing(db());
    const refused = await askRound(client, playId);
    const { error } = (await refused.json()) as { error: { code: string; details: Record<string, unknown> } };
    expect([refused.status, error.code]).toEqual([409, "too-early"]);
    expect(error.details).toMatchObject({ running: round.id, game: SLOT });
    expect(error.details["retryAfterMs"]).toBeGreaterThan(0);
    expect(error.details["retryAfterMs"]).toBeLessThanOrEqual(63_001);
    expect(await codeOf(await askRound(await browserOf(gateway, id), playId))).toBe("409 too-early");
    await endShowing(db());
    expect((await played(client, playId)).round.number).toBe(2);
  });

  it("needs the whole stake, tells what there is and books nothing otherwise", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 150 });
    const refused = await askRound(client, playId, { stakeOre: 200 });
    expect(await refused.json()).toMatchObject({
      error: { code: "insufficient-funds", details: { cashOre: 150, bonusOre: 0 } },
    });
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 150, version: 1 });
  });

  it("does not start in a game that the house has closed, and starts again when it is open", async () => {
    const { client, playId } = await playing(gateway, { game: OTHER_SLOT });
    const change = { game: OTHER_SLOT, changedBy: "draws-check", reason: "p < 1e-6" };
    await setGameState(db(), { ...change, state: "closed" });
    expect(await codeOf(await askRound(client, playId))).toBe("409 game-closed");
    await setGameState(db(), { ...change, state: "open" });
    expect((await played(client, playId)).round.number).toBe(1);
  });
});

describe("a round of roulette", () => {
  const bet = (kind: "red" | "black", stakeOre: number) => ({ bet: { kind }, stakeOre });
  const roulette = (bets: readonly unknown[], stakeOre: number) => ({ stakeOre, bets });

  it("settles its bets by one number and is shown for five seconds", async () => {
    const { client, playId } = await playing(gateway, { game: ROULETTE });
    random.next([17]);
    const straight = { bet: { kind: "straight", number: 17 }, stakeOre: 100 };
    const { round, during, after } = await played(client, playId, roulette([straight, bet("red", 500)], 600));
    expect(round).toMatchObject({ kind: "roulette", stakeOre: 600, winOre: 3_600 });
    expect(round.events).toMatchObject([
      {
        kind: "ball",
        number: 17,
        stakeOre: 600,
        returnOre: 3_600,
        bets: [{ returnOre: 3_600 }, { returnOre: 0 }],
      },
    ]);
    expect(Date.parse(round.shownUntil) - Date.parse(round.startedAt)).toBe(5_000);
    expect(after.cashOre - during.cashOre).toBe(3_600);
    await moveClock(db(), "4 seconds");
    expect(await codeOf(await askRound(client, playId, roulette([bet("red", 50)], 50)))).toBe(
      "409 too-early",
    );
  });

  it.each([
    ["no bets", { stakeOre: 100 }],
    ["bets that are another sum", roulette([bet("red", 100)], 200)],
    ["a bet that is no multiple of the smallest chip", roulette([bet("red", 75)], 75)],
    ["a bet of nothing", roulette([bet("red", 0), bet("black", 50)], 50)],
    ["more than the table takes", roulette([bet("red", 25_050)], 25_050)],
    ["a bet that is not on the layout", roulette([{ bet: { kind: "corner", lowest: 3 }, stakeOre: 50 }], 50)],
    [
      "a number that the wheel does not have",
      roulette([{ bet: { kind: "straight", number: 37 }, stakeOre: 50 }], 50),
    ],
  ])("with %s is refused", async (_, body) => {
    const { client, playId } = await playing(gateway, { game: ROULETTE });
    expect(await codeOf(await askRound(client, playId, body))).toBe("422 stake-not-allowed");
  });
});
