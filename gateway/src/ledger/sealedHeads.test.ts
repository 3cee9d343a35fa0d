import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { findRecentFaults } from "./findFaults.ts";
import { sealDay } from "./sealDay.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(async () => {
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

const headOf = async (playerId: string, first: number, upTo: number) => {
  const { rows } = await db().execute<{ head: string }>(
    sql`select encode(ledger_player_head(${playerId}::uuid, ${first}, ${upTo}), 'hex') as head`,
  );
  return rows[0]?.head;
};

describe("sealed heads", () => {
  it("give the same head of a player as all movements do, wherever one begins", async () => {
    const { id } = await addPlayer(db());
    const { id: other } = await addPlayer(db());
    const win = (playerId: string) =>
      bookMoney(db(), playerId, "win", [{ from: "house", to: "cash", amountOre: 100 }]);
    const reserve = () =>
      bookMoney(db(), id, "withdrawal-request", [{ from: "cash", to: "reserved", amountOre: 10 }]);
    const back = () =>
      bookMoney(db(), id, "withdrawal-returned", [{ from: "reserved", to: "cash", amountOre: 10 }]);
    await win(id);
    await reserve();
    await sealDay(db(), "1", "2026-11-20");
    await win(id);
    await win(other);
    await sealDay(db(), "1", "2026-11-21");
    // A day on which this player does nothing.
    await win(other);
    await sealDay(db(), "1", "2026-11-22");
    await win(id);
    await back();
    for (let upTo = 1; upTo <= 5; upTo += 1) {
      const whole = await headOf(id, 1, upTo);
      for (let first = 2; first <= upTo + 1; first += 1) expect(await headOf(id, first, upTo)).toBe(whole);
    }
    expect(new Set(await Promise.all([1, 2, 3, 4, 5].map((upTo) => headOf(id, 1, upTo)))).size).toBe(5);
    expect(await findRecentFaults(db())).toEqual([]);
    await requireWholeLedger(db());
  });
});
