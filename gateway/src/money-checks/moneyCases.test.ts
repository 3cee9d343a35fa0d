import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { moneyCases, moneyCaseSteps } from "./tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(async () => {
  await requireWholeLedger(db());
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

const [FJORD] = TEST_BRANDS;
const decide = (id: string, state: "cleared" | "reported") =>
  db().update(moneyCases).set({ state, by: "staff:lis", note: "Looked at." }).where(eq(moneyCases.id, id));
/** The database's answer to a change. */
const refusalOf = async (change: PromiseLike<unknown>): Promise<string> => {
  try {
    await change;
    return "accepted";
  } catch (error) {
    return String(error instanceof Error ? error.cause : error);
  }
};

describe("a case", () => {
  const opened = async () => {
    const { id: playerId } = await addPlayer(db());
    await creditedDeposit(db(), playerId, 10_000_001);
    await db().transaction((tx) => checkPlayer(tx, playerId, FJORD));
    const [found] = await db().select().from(moneyCases).where(eq(moneyCases.playerId, playerId));
    if (!found) throw new Error("There is no case.");
    return found;
  };
  const stepsOf = async (id: string) =>
    (
      await db()
        .select()
        .from(moneyCaseSteps)
        .where(eq(moneyCaseSteps.caseId, id))
        .orderBy(asc(moneyCaseSteps.place))
    ).map(({ state, by, note }) => [state, by, note]);

  it("keeps each of its steps with the person who took it", async () => {
    const { id } = await opened();
    await decide(id, "reported");
    expect(await stepsOf(id)).toEqual([
      ["open", "rules", null],
      ["reported", "staff:lis", "Looked at."],
    ]);
  });

  it("is decided once, keeps what it was opened for, and stays", async () => {
    const { id } = await opened();
    const isIt = eq(moneyCases.id, id);
    const kept = "does not change";
    expect(await refusalOf(db().update(moneyCases).set({ facts: {} }).where(isIt))).toContain(kept);
    expect(await refusalOf(db().delete(moneyCases).where(isIt))).toContain("stay");
    const steps = db().update(moneyCaseSteps).set({ note: "Nothing." }).where(eq(moneyCaseSteps.caseId, id));
    expect(await refusalOf(steps)).toContain("stay");
    await decide(id, "cleared");
    expect(await refusalOf(decide(id, "reported"))).toContain(kept);
    expect(await stepsOf(id)).toHaveLength(2);
  });

  it("appears in no row of the player's own audit", async () => {
    const { id, playerId } = await opened();
    const { rows } = await db().execute<{ chain: string; player_id: string | null }>(
      sql`select chain, player_id from audit where details ->> 'case' = ${id}`,
    );
    expect(rows).toEqual([{ chain: "nobody:fjord", player_id: null }]);
    const about = await db().execute(
      sql`select from audit where player_id = ${playerId} and (event like 'money%' or details::text ~ 'case|suspic')`,
    );
    expect(about.rows).toEqual([]);
  });
});
