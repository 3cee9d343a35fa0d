import {
  BLOCK_ACCOUNT,
  ExclusionSchema,
  GET_USER_INFO,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  browserAt,
  expectNothingLost,
  limitWriter,
  signupWriter,
  withStates,
  write,
} from "../../testing/acknowledgedWrites.ts";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";

/** Decides when the process is killed. `KILL_SEED` repeats a run. */
const SEED = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

/** Ends a connection that is in the middle of a transaction, if there is one. */
async function endOneConnection(killer: Client): Promise<boolean> {
  const { rowCount } = await killer.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (state = 'idle in transaction' or (state = 'active' and xact_start < query_start)) limit 1
  `);
  return rowCount === 1;
}

const variables = () => ({ ...environment.variables, DATABASE_POOL: "6" });

describe("every acknowledged change is stored", { timeout: 60_000 }, () => {
  it("after kill -9 at a random moment, of limits, registrations and a block (R1.04, R7.02)", async () => {
    console.info(`KILL_SEED=${SEED}`);
    const { db } = environment.database;
    const states = withStates([
      ...(await Promise.all([limitWriter(db), limitWriter(db)])),
      ...(await Promise.all([signupWriter(db, "0107908801"), signupWriter(db, "0107908802")])),
    ]);
    const blocked = await addPlayer(db);
    const cookie = await signIn(db, blocked.id);
    const first = await gatewayProcess(variables());
    let blockedUntil: string | undefined;
    const block = browserAt(first.origin, "__Host-sid", cookie)
      .call("POST", BLOCK_ACCOUNT.path, { body: { isConfirmed: true, days: 30 } })
      .then(async (answer) => {
        blockedUntil = ExclusionSchema.parse(await answer.json()).until ?? undefined;
      });
    const changesBeforeKill = 10 + (SEED % 100);
    const sent = () => states.reduce((sum, state) => sum + state.sent, 0);
    // On a busy machine one writer may wait: each must have something to lose.
    const haveAllWritten = () =>
      blockedUntil !== undefined && states.every(({ acknowledged }) => acknowledged > 0);
    let isDead = false;
    const isOver = () => {
      if (!isDead && sent() >= changesBeforeKill && haveAllWritten()) isDead = first.child.kill("SIGKILL");
      return isDead || first.child.exitCode !== null;
    };
    const failures = await Promise.all(states.map((state) => write(state, first.origin, isOver)));
    await block;
    await first.kill();
    expect(failures.flat().filter((code) => code !== "no answer")).toEqual([]);

    await using gateway = await gatewayProcess(variables());
    await expectNothingLost(environment.database, states, gateway.origin);
    const again = browserAt(gateway.origin, "__Host-sid", await signIn(db, blocked.id));
    const info = UserInfoSchema.parse(await (await again.call("GET", GET_USER_INFO.path)).json());
    expect(info.checkResult).toEqual({ type: "block", context: { until: blockedUntil } });
  });

  it("after PostgreSQL has ended connections in the middle of transactions, and the gateway goes on (R1.04, asvs:16.5.2, asvs:16.5.4)", async () => {
    const { db } = environment.database;
    const states = withStates(
      await Promise.all([limitWriter(db), limitWriter(db), signupWriter(db, "0107908803")]),
    );
    await using gateway = await gatewayProcess(variables());
    const killer = new Client({ connectionString: environment.variables["DATABASE_URL"] });
    await killer.connect();
    const acknowledged = () => states.reduce((sum, state) => sum + state.acknowledged, 0);
    let ended = 0;
    const isOver = () =>
      gateway.child.exitCode !== null || (ended >= 8 && states.every((state) => state.acknowledged > 0));
    const writing = states.map((state) => write(state, gateway.origin, isOver));
    // Some changes between two ended connections, or nothing would ever be acknowledged.
    for (let next = 3; !isOver(); next = acknowledged() + 3) {
      while (!isOver() && (acknowledged() < next || !(await endOneConnection(killer))))
        await killer.query("select 1");
      ended += 1;
    }
    const failures = (await Promise.all(writing)).flat();
    await killer.end();
    expect(gateway.child.exitCode).toBeNull();
    expect(failures.length).toBeGreaterThan(0);
    expect(new Set(failures)).toEqual(new Set(["503 unavailable"]));
    await expectNothingLost(environment.database, states, gateway.origin);
  });
});
