import { randomUUID } from "node:crypto";
import { StartedRoundSchema, type StartedRound } from "@spilhus/contracts/play";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addHouseGames, askRound, playing } from "../../testing/housePlay.ts";
import {
  deathsOf,
  KILLED_AT,
  killablePostgres,
  type Death,
  type KillablePostgres,
} from "../../testing/killablePostgres.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { houseRounds } from "./tables.ts";

const START_ORE = 10_000;
/** Stake, round and win are one transaction: its commit is all that lasts. */
const AT_COMMIT: readonly Death[] = [
  { statement: 1, when: "before", of: "house_rounds" },
  { statement: 1, when: "after", of: "house_rounds" },
];

let postgres: KillablePostgres;
let gateway: TestGateway;
beforeAll(async () => {
  postgres = await killablePostgres();
  gateway = await testGateway({ storage: postgres.storage });
  await addHouseGames(db());
}, 60_000);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await postgres[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

/** A round that its page asks for, with one key, until it is answered. */
async function roundWith(death: Death) {
  const { client, id, playId } = await playing(gateway, { cashOre: START_ORE });
  const key = randomUUID();
  let started: StartedRound | undefined;
  postgres.dieAt(death);
  await vi.waitFor(
    async () => {
      const answer = await askRound(client, playId, { stakeOre: 1_000 }, key);
      expect(answer.status).toBe(200);
      started = StartedRoundSchema.parse(await answer.json());
    },
    { timeout: 30_000, interval: 50 },
  );
  const { isKilled, statements } = postgres;
  await postgres.liveOn(db());
  return { id, started, isKilled, statements };
}

describe("a PostgreSQL server that is killed during a round", () => {
  it(
    "loses no round that was answered, and takes and pays each once (games attack 5)",
    { timeout: 600_000 },
    async () => {
      const { statements } = await roundWith({ statement: 0, when: "before" });
      const anywhere = KILLED_AT === "every" ? deathsOf(statements) : [];
      for (const death of [...AT_COMMIT, ...anywhere]) {
        const { id, started, isKilled } = await roundWith(death);
        // The gateway's jobs write beside a round, so that not every round has as many statements.
        expect(isKilled || death.of === undefined).toBe(true);
        const rows = await db().select().from(houseRounds).where(eq(houseRounds.playerId, id));
        expect(rows.map((row) => [row.id, row.winOre])).toEqual([[started?.round.id, started?.round.winOre]]);
        const { cashOre } = await readBalances(db(), id);
        expect(cashOre).toBe(START_ORE - 1_000 + (started?.round.winOre ?? 0));
      }
      await requireWholeLedger(db());
    },
  );
});
