import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "./openDatabase.ts";

// `mkdtemp` makes a folder that only this user may enter, like a private home.
let stateDir: string;
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), "embedded-"));
});
afterAll(() => rm(stateDir, { recursive: true, force: true }));

const serverPid = async () =>
  Number((await readFile(join(stateDir, "postgres", "postmaster.pid"), "utf8")).split("\n", 1)[0]);
describe("the embedded database", { timeout: 60_000 }, () => {
  it("starts in a folder only its user may enter and listens on no port", async () => {
    await using first = disposable(await openDatabase({ stateDir }));
    expect(await first.ping()).toBe(true);
    const settings = await first.db.execute<{ listen_addresses: string }>("SHOW listen_addresses");
    expect(settings.rows[0]?.listen_addresses).toBe("");
  });

  it("persists rows, and stops with the last process that uses it, idle or not", async () => {
    const first = await openDatabase({ stateDir });
    await first.db.execute("INSERT INTO imports VALUES ('kept', '1', now())");
    const second = await openDatabase({ stateDir });
    await first.close();
    const kept = await second.db.execute("SELECT name FROM imports");
    expect(kept.rows).toEqual([{ name: "kept" }]);
    await second.close();
    await expect(serverPid()).rejects.toThrow("ENOENT");
  });

  it("restarts by itself with every committed row after kill -9, and still stops gracefully", async () => {
    const database = await openDatabase({ stateDir });
    await database.db.execute("INSERT INTO imports VALUES ('committed', '1', now())");
    const killed = await serverPid();
    process.kill(killed, "SIGKILL");
    await vi.waitFor(
      async () => {
        expect(await serverPid()).not.toBe(killed);
        const { rows } = await database.db.execute("SELECT name FROM imports WHERE name = 'committed'");
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    await database.close();
    await expect(serverPid()).rejects.toThrow("ENOENT");
  });

  it("stops while it is being started again", async () => {
    const database = await openDatabase({ stateDir });
    process.kill(await serverPid(), "SIGKILL");
    await vi.waitFor(async () => expect(await database.ping()).toBe(false), { interval: 1, timeout: 10_000 });
    await database.close();
    await using again = disposable(await openDatabase({ stateDir }));
    expect(await again.ping()).toBe(true);
  });

  it("leaves nothing in the temporary folder, whether it was stopped or could not start", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sockets-"));
    vi.stubEnv("TMPDIR", folder);
    try {
      const database = await openDatabase({ stateDir });
      expect(await readdir(folder)).toHaveLength(1);
      await database.close();
      expect(await readdir(folder)).toEqual([]);
      const broken = join(folder, "broken");
      await mkdir(join(broken, "postgres"), { recursive: true });
      await writeFile(join(broken, "postgres", "PG_VERSION"), "1");
      await expect(openDatabase({ stateDir: broken })).rejects.toThrow("does not start");
      expect(await readdir(folder)).toEqual(["broken"]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("ends a statement that runs too long", async () => {
    await using database = disposable(await openDatabase({ stateDir, statementTimeoutMs: 1_000 }));
    await expect(database.db.execute("SELECT pg_sleep(5)")).rejects.toMatchObject({
      cause: { message: "canceling statement due to statement timeout" },
    });
  });
});

/** Closes a database at the end of a test. */
const disposable = <Closable extends { close(): Promise<void> }>(
  closable: Closable,
): Closable & AsyncDisposable => Object.assign(closable, { [Symbol.asyncDispose]: () => closable.close() });
