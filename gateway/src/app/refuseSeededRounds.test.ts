import { systemClock } from "@spilhus/lib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRound, setBingoStage } from "../../testing/bingoStage.ts";
import { addHouseGames, SLOT } from "../../testing/housePlay.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { parseConfig } from "../config/index.ts";
import { startGateway } from "./startGateway.ts";

const REFUSAL = "a seed wrote its rounds";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;

/** Starts as production does. No database of a test gets further than its movable clock. */
const startProduction = () => {
  const config = parseConfig({ ...environment.variables, MODE: "production", ACCOUNTS_ENABLED: "false" });
  return startGateway(config, systemClock, () => undefined);
};

describe("a production start", () => {
  it("has nothing against a database without seeded rounds", async () => {
    await setBingoStage(db());
    await addRound(db(), 600);
    await expect(startProduction()).rejects.toThrow("its clock can be moved");
  });

  it("refuses a database with a round of a room that a seed wrote as past", async () => {
    const { id } = await addRound(db(), 600, { state: "planned", isSeeded: true });
    await expect(startProduction()).rejects.toThrow(REFUSAL);
    await db().execute(sql`delete from bingo_rounds where id = ${id}`);
    await expect(startProduction()).rejects.not.toThrow(REFUSAL);
  });

  it("refuses a database with a round of the house that a seed wrote as past", async () => {
    await addHouseGames(db());
    const { id } = await addPlayer(db());
    await db().execute(sql`
      with play as (
        insert into play_sessions (player_id, brand, game, mode) values (${id}::uuid, 'fjord', ${SLOT}, 'demo') returning id
      )
      insert into house_rounds (player_id, play_session_id, number, kind, math_version, stake_ore, win_ore, stakes_so_far_ore,
        wins_so_far_ore, draws, events, started_at, shown_until, is_seeded)
      select ${id}::uuid, play.id, 1, 'slot', 'x', 100, 0, 100, 0, '{1}', '[]', clock.now() - interval '1 day',
        clock.now() - interval '23 hours', true from play
    `);
    await expect(startProduction()).rejects.toThrow(REFUSAL);
  });
});
