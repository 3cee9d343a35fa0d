import { randomUUID } from "node:crypto";
import type { CallContract } from "@spilhus/contracts";
import { SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { callServer, type CallServer } from "../../testing/callServer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { enqueueJob } from "../jobs/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { defineCall } from "./defineCall.ts";

/** Its row in the restriction table is the one of deposit limits: closed to restricted players. */
const PAY = {
  id: SET_DEPOSIT_LIMITS.id,
  method: "POST",
  path: "/gateway/payments/api/public/test/{account}",
  summary: "Pays for a test",
  audience: "player",
  kind: "change",
  idempotent: true,
  status: 201,
  body: z.object({ amountOre: z.int(), note: z.optional(z.string()) }),
  answer: z.object({ total: z.number(), amountOre: z.number(), account: z.string() }),
  refusals: ["cross-site", "not-signed-in", "insufficient-funds"],
} as const satisfies CallContract;

let environment: TestEnvironment;
let servers: readonly CallServer[];
/** Steps after a commit that have begun, by amount. */
const followed: number[] = [];
/** Held open while a test wants a handler to wait. */
let gate: Promise<void> | undefined;
let follow: () => Promise<void> = () => Promise.resolve();

const pay = defineCall(PAY, async ({ tx, body, places, session, refuse, afterCommit }) => {
  const { amountOre } = body;
  // The effect: a job, which commits with the answer or not at all.
  await enqueueJob(tx, { queue: "test-payments", payload: { player: session.player.id, amountOre } });
  await gate;
  if (amountOre > 1_000) throw refuse("insufficient-funds", undefined, { balanceOre: 1_000, until: null });
  afterCommit(async () => {
    followed.push(amountOre);
    await follow();
  });
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from jobs`);
  return { total: rows[0]?.count ?? 0, amountOre, account: places.account, hidden: "not of the contract" };
});

beforeAll(async () => {
  environment = await testEnvironment();
  servers = await Promise.all([
    callServer(environment, { calls: [pay] }),
    callServer(environment, { calls: [pay] }),
  ]);
});
afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;
beforeEach(async () => {
  await db().execute(sql`delete from jobs`);
  await db().execute(sql`delete from idempotency_keys`);
});
afterEach(() => {
  followed.splice(0);
  gate = undefined;
  follow = () => Promise.resolve();
});

/** A player's browsers, one at each gateway. */
async function player(): Promise<{ readonly id: string; readonly browsers: readonly SiteClient[] }> {
  const { id } = await addPlayer(db());
  const token = await signIn(db(), id);
  const browsers = servers.map(({ origin }) => {
    const client = siteClient(origin);
    client.cookies.set("__Host-sid", token);
    return client;
  });
  return { id, browsers };
}
const send = (
  client: SiteClient | undefined,
  key: string | undefined,
  body: unknown = { amountOre: 100 },
  account = "main",
) => {
  if (!client) throw new Error("There is no such gateway.");
  return client.call("POST", PAY.path.replace("{account}", account), {
    body,
    headers: { "idempotency-key": key },
  });
};
const payments = async (id: string) => {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from jobs where payload ->> 'player' = ${id}`,
  );
  return rows[0]?.count;
};
/** How many connections to this database are in a state, with a last query like this one. */
async function connections(query: string, state: string, waitsFor?: string): Promise<number | undefined> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = ${state} and query like ${`%${query}%`}
      and wait_event_type = coalesce(${waitsFor ?? null}, wait_event_type) and pid <> pg_backend_pid()`);
  return rows[0]?.count;
}
const codeOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? "ok"}`;
};

describe("an idempotent call", () => {
  it("has one effect and 50 equal answers, 49 of them replayed, at two gateways at once (attack 2)", async () => {
    const { id, browsers } = await player();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(browsers[index % 2], key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies)).toEqual(new Set(['{"total":1,"amountOre":100,"account":"main"}']));
    const replayed = answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true");
    expect(replayed).toHaveLength(49);
    expect(await payments(id)).toBe(1);
    expect(followed).toEqual([100]);
  });

  it("has one effect for each key", async () => {
    const { id, browsers } = await player();
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(browsers[index % 2], randomUUID())));
    expect(await payments(id)).toBe(10);
  });

  it.each([
    ["another amount", { amountOre: 101 }, "main"],
    ["another place", { amountOre: 100 }, "other"],
  ])("refuses a key that was used for %s (attack 3)", async (_, body, account) => {
    const { id, browsers } = await player();
    const key = randomUUID();
    expect((await send(browsers[0], key)).status).toBe(201);
    expect(await codeOf(await send(browsers[1], key, body, account))).toBe("409 idempotency-key-reused");
    expect(await payments(id)).toBe(1);
  });

  it("compares what was asked for, not how it was written", async () => {
    const [{ browsers }, key] = [await player(), randomUUID()];
    await send(browsers[0], key, { amountOre: 100, note: "a" });
    const answer = await send(browsers[1], key, { note: "a", other: 1, amountOre: 100 });
    expect([answer.status, answer.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
  });

  it("keeps the keys of players apart (attack 3)", async () => {
    const [one, other, key] = [await player(), await player(), randomUUID()];
    await send(one.browsers[0], key);
    const answer = await send(other.browsers[0], key, { amountOre: 500 });
    expect([answer.status, answer.headers.get("idempotency-replayed")]).toEqual([201, null]);
  });

  it.each([
    ["none", undefined],
    ["one that is too short to be random", "abc"],
    ["one that is too long", "a".repeat(65)],
    ["one with other characters", `${"a".repeat(22)} ;`],
  ])("names the header when the key is %s", async (_, key) => {
    const { id, browsers } = await player();
    const answer = await send(browsers[0], key);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: {
        code: "invalid-request",
        message: expect.stringContaining("header idempotency-key: must be 22 to 64"),
      },
    });
    expect(await payments(id)).toBe(0);
  });

  it("undoes and forgets a refused request, so that the player can send it again", async () => {
    const { id, browsers } = await player();
    const key = randomUUID();
    const refused = await send(browsers[0], key, { amountOre: 5_000 });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      error: { code: "insufficient-funds", details: { balanceOre: 1_000, until: null } },
    });
    expect([await payments(id), followed]).toEqual([0, []]);
    expect((await send(browsers[0], key, { amountOre: 900 })).status).toBe(201);
    expect(await payments(id)).toBe(1);
  });

  it("tells a request that waits too long at another gateway to come again in a second", async () => {
    const { id, browsers } = await player();
    const [open, key] = [Promise.withResolvers<void>(), randomUUID()];
    gate = open.promise;
    const first = send(browsers[0], key);
    await expect.poll(() => connections('insert into "jobs"', "idle in transaction")).toBe(1);
    const second = await send(browsers[1], key);
    expect(second.headers.get("retry-after")).toBe("1");
    expect(await codeOf(second)).toBe("409 request-in-progress");
    open.resolve();
    expect((await first).status).toBe(201);
    const third = await send(browsers[1], key);
    expect([third.status, third.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
    expect(await payments(id)).toBe(1);
  });

  it("is undone and may be sent again when something else that it needs stays locked", async () => {
    const { id, browsers } = await player();
    const key = randomUUID();
    const answer = await db().transaction(async (tx) => {
      await tx.execute(sql`lock table jobs in share mode`);
      return send(browsers[0], key);
    });
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await codeOf(answer)).toBe("409 request-in-progress");
    expect((await send(browsers[0], key)).status).toBe(201);
    expect(await payments(id)).toBe(1);
  });

  it("leaves no key and no effect when its connection is cut in the middle, and a retry has one (attack 31)", async () => {
    const { id, browsers } = await player();
    const [open, key] = [Promise.withResolvers<void>(), randomUUID()];
    gate = open.promise;
    const first = send(browsers[0], key);
    await expect.poll(() => connections('insert into "jobs"', "idle in transaction")).toBe(1);
    await db().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
    open.resolve();
    expect(await codeOf(await first)).toBe("503 unavailable");
    expect(await payments(id)).toBe(0);
    const retry = await send(browsers[1], key);
    expect([retry.status, retry.headers.get("idempotency-replayed")]).toEqual([201, null]);
    expect(await payments(id)).toBe(1);
  });

  it("does nothing for a player whose session ended or who was restricted while it waited", async () => {
    for (const [change, code] of [
      [
        sql`update sessions set ended_at = clock.now(), ended_because = 'logout' where player_id = `,
        "401 not-signed-in",
      ],
      [
        sql`insert into holds (kind, source, player_id) select 'suspended', 'import', id from players where id = `,
        "403 restricted",
      ],
    ] as const) {
      const { id, browsers } = await player();
      const answer = await db().transaction(async (tx) => {
        await lockPlayerRow(tx, id);
        const waiting = send(browsers[0], randomUUID());
        await expect.poll(() => connections("players", "active", "Lock")).toBe(1);
        await tx.execute(sql`${change}${id}`);
        return () => waiting;
      });
      expect(await codeOf(await answer())).toBe(code);
      expect(await payments(id)).toBe(0);
    }
  });

  it("answers before a step after its commit is done, if that takes too long, and logs one that fails", async () => {
    const { browsers } = await player();
    const open = Promise.withResolvers<void>();
    follow = () => open.promise;
    expect((await send(browsers[0], randomUUID())).status).toBe(201);
    open.resolve();
    follow = () => Promise.reject(new Error("The provider is down."));
    expect((await send(browsers[0], randomUUID())).status).toBe(201);
    expect(servers[0]?.lines).toContainEqual(
      expect.objectContaining({ message: "a step after a commit failed" }),
    );
  });
});
