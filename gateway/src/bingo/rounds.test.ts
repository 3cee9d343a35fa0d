import { BALLS, commitmentOf, platesRootOf } from "@spilhus/game-math";
import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  roomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { readBalances } from "../ledger/index.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";
import { bingoBalls, bingoDraws, bingoWins } from "./tables.ts";

let environment: TestEnvironment;
let db: NodePgDatabase;
let services: RoomServices;
beforeAll(async () => {
  environment = await testEnvironment();
  db = environment.database.db;
  services = await setBingoStage(db);
});
afterAll(async () => {
  await requireWholeLedger(db);
  await environment[Symbol.asyncDispose]();
});

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());
const cashOf = async (id: string) => (await readBalances(db, id)).cashOre;
const ballsOf = ({ id }: TestRound) =>
  db.select().from(bingoBalls).where(eq(bingoBalls.roundId, id)).orderBy(asc(bingoBalls.index));

/** Two players with six plates each, in a round whose sale has just ended. */
async function soldRound() {
  const [one, other] = [await roomPlayer(db), await roomPlayer(db)];
  const round = await addRound(db, 60);
  expect(await buy(db, one, round, [1, 2, 3, 4, 5, 6])).toBe("bought");
  expect(await buy(db, other, round, [7, 8, 9, 10, 11, 12])).toBe("bought");
  await moveClock(db, "60 seconds");
  return { round, one, other };
}

/** Calls every number of a round, 3 s apart. */
async function callAll(round: TestRound) {
  for (let ball = 0; ball < BALLS["90"]; ball += 1) {
    await moveClock(db, "3 seconds");
    await callNumbers(db);
    if ((await readRound(db, round)).state === "finished") return;
  }
}

describe("a round", () => {
  it("is drawn once when its sale is over, and committed to before its first number", async () => {
    const { round } = await soldRound();
    await openAndDraw(services);
    const drawn = await readRound(db, round);
    expect(drawn).toMatchObject({ state: "drawn", players: 2, plates: 12, shown: 0 });
    expect(drawn.prizes).toEqual([
      { pattern: "one-row", ore: 192 },
      { pattern: "two-rows", ore: 288 },
      { pattern: "full-plate", ore: 480 },
    ]);
    const [draw] = await db.select().from(bingoDraws).where(eq(bingoDraws.roundId, round.id));
    expect(draw?.order.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 90 }, (_, place) => place + 1),
    );
    const platesRoot = await platesRootOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], sha256);
    expect(drawn.platesRoot).toBe(platesRoot);
    const order = draw?.order ?? [];
    expect(drawn.commitment).toBe(
      await commitmentOf(
        { round: round.id, platesRoot, order, salt: draw?.salt.toString("hex") ?? "" },
        sha256,
      ),
    );
    await openAndDraw(services);
    expect((await readRound(db, round)).commitment).toBe(drawn.commitment);
  });

  it("calls its numbers in the drawn order until the plate is full, and pays each win once its number was called", async () => {
    const { round, one, other } = await soldRound();
    await openAndDraw(services);
    await callAll(round);
    const finished = await readRound(db, round);
    const balls = await ballsOf(round);
    const [draw] = await db.select().from(bingoDraws).where(eq(bingoDraws.roundId, round.id));
    expect(balls.map(({ number }) => number)).toEqual(draw?.order.slice(0, draw.lastBall));
    expect(finished.shown).toBe(balls.length);
    await payOut(services);
    await payOut(services);
    const wins = await db.select().from(bingoWins).where(eq(bingoWins.roundId, round.id));
    expect(wins.every(({ paidAt }) => paidAt !== null)).toBe(true);
    const won = wins.reduce((sum, { ore }) => sum + ore, 0);
    expect(won + finished.oddOre).toBe(960);
    expect((await cashOf(one.id)) + (await cashOf(other.id))).toBe(200_000 - 1_200 + won);
  });
});
