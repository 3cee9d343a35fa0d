import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectNothingLost,
  limitWriter,
  signupWriter,
  withStates,
  write,
} from "../../testing/acknowledgedWrites.ts";
import { databaseUrl } from "../../testing/databaseUrl.ts";
import { gatewayProcess, type GatewayProcess } from "../../testing/gatewayProcess.ts";
import { testEnvironment, TOKENS, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { EmbeddedPostgres } from "./embeddedPostgres.ts";
import { openDatabase } from "./openDatabase.ts";

/** Longest that calls may be answered 503 after the server has died or is back. */
const BACK_WITHIN_MS = 10_000;
const DATABASE = "spilhus";

let environment: TestEnvironment;
let stateDir: string;
beforeAll(async () => {
  environment = await testEnvironment();
  stateDir = await mkdtemp(join(tmpdir(), "outage-"));
});
afterAll(async () => {
  await environment[Symbol.asyncDispose]();
  await rm(stateDir, { recursive: true, force: true });
});

/** First lines of `postmaster.pid`: the server's process id, and the folder of its socket. */
async function runningServer(): Promise<{ readonly pid: number; readonly socketFolder: string }> {
  const lines = (await readFile(join(stateDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? "" };
}

const contentOf = ({ origin }: GatewayProcess) =>
  fetch(`${origin}/v2/cdn/stories?token=${TOKENS.fjord.public}&cv=${Date.now()}`);

/** Repeats a call until the server that answers is not `killed`; until then it may only be answered 200 or 503. */
async function expectBackInTime(gateway: GatewayProcess, killed?: number): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    const { status, headers } = await contentOf(gateway);
    expect([200, 503]).toContain(status);
    expect(headers.has("retry-after")).toBe(status === 503);
    const server = await runningServer().catch(() => undefined);
    if (status === 200 && server !== undefined && server.pid !== killed) return;
    expect(Date.now()).toBeLessThan(deadline);
  }
}

describe("a database that crashes while players write", { timeout: 90_000 }, () => {
  it("is restarted by the gateway if it is embedded; nothing acknowledged is lost (R1.04)", async () => {
    const { DATABASE_URL: _, ...variables } = environment.variables;
    await using gateway = await gatewayProcess({ ...variables, STATE_DIR: stateDir });
    const { socketFolder } = await runningServer();
    const database = await openDatabase({ stateDir, databaseUrl: databaseUrl(socketFolder, DATABASE) });
    try {
      const { db } = database;
      const states = withStates(
        await Promise.all([limitWriter(db), limitWriter(db), signupWriter(db, "0107908804")]),
      );
      for (let kills = 0; kills < 2; kills += 1) {
        const before = states.map(({ acknowledged }) => acknowledged);
        let isOver = false;
        const writing = states.map((state) => write(state, gateway.origin, () => isOver));
        await expect
          .poll(() => states.every(({ acknowledged }, index) => acknowledged > (before[index] ?? 0) + 3))
          .toBe(true);
        const killed = await runningServer();
        process.kill(killed.pid, "SIGKILL");
        await expectBackInTime(gateway, killed.pid);
        isOver = true;
        const failures = (await Promise.all(writing)).flat();
        expect(new Set(failures)).toEqual(new Set(["503 unavailable"]));
      }
      expect((await fetch(`${gateway.origin}/ready`)).status).toBe(200);
      await expectNothingLost(database, states, gateway.origin);
    } finally {
      await database.close();
    }
  });

  it("is used again after it recovers if it is external; nothing acknowledged is lost (R1.04)", async () => {
    const server = await EmbeddedPostgres.start(join(stateDir, "postgres"));
    const url = databaseUrl(server.address.host, DATABASE);
    await using gateway = await gatewayProcess({ ...environment.variables, DATABASE_URL: url });
    const database = await openDatabase({ stateDir, databaseUrl: url });
    const { db } = database;
    const states = withStates(await Promise.all([limitWriter(db), signupWriter(db, "0107908805")]));
    let isOver = false;
    const writing = states.map((state) => write(state, gateway.origin, () => isOver));
    await expect.poll(() => states.every(({ acknowledged }) => acknowledged > 3)).toBe(true);
    await server.stop();
    await expect.poll(async () => (await contentOf(gateway)).status).toBe(503);
    const refused = await contentOf(gateway);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: "unavailable" } });
    expect((await fetch(`${gateway.origin}/health`)).status).toBe(200);
    expect((await fetch(`${gateway.origin}/ready`)).status).toBe(503);

    const again = await EmbeddedPostgres.start(join(stateDir, "postgres"));
    try {
      await expectBackInTime(gateway);
      isOver = true;
      const failures = (await Promise.all(writing)).flat();
      expect(new Set(failures)).toEqual(new Set(["503 unavailable"]));
      await expectNothingLost(database, states, gateway.origin);
    } finally {
      await gateway.kill();
      await database.close();
      await again.stop();
    }
  });
});
