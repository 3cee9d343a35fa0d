import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  addRound,
  buy,
  readRound,
  type RoomPlayer,
  roomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";

const SOON = { timeout: 15_000, interval: 20 };
/** Another gateway of the same database, which nobody kills; rooms are left to the processes. */
let survivor: TestGateway;
let services: RoomServices;
const db = () => survivor.database.db;
beforeAll(async () => {
  survivor = await testGateway();
  services = await setBingoStage(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await survivor[Symbol.asyncDispose]();
});

/** A row that somebody holds, so that the gateway stands still before it. */
async function held(statement: string, values: readonly unknown[]) {
  const client = new Client({ connectionString: survivor.databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query(statement, [...values]);
  return {
    /** Waits until another connection waits for the row. */
    waitedFor: () =>
      vi.waitFor(async () => {
        const { rows } = await db().execute<{ count: number }>(sql`
          select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows[0]?.count).toBeGreaterThan(0);
      }, SOON),
    release: async () => {
      await client.query("rollback");
      await client.end();
    },
  };
}
const count = async (query: ReturnType<typeof sql>) => {
  const { rows } = await db().execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
};
const unpaidOf = ({ id }: TestRound) =>
  count(sql`select count(*)::int from bingo_wins where round_id = ${id} and paid_at is null`);
const cashOf = async (players: readonly RoomPlayer[]) => {
  const all = await Promise.all(players.map(({ id }) => readBalances(db(), id)));
  return all.map(({ cashOre }) => cashOre);
};
async function soldRound() {
  const players = [await roomPlayer(db()), await roomPlayer(db())];
  const round = await addRound(db(), 60, { plate: "4x4-80" });
  for (const [place, player] of players.entries()) {
    expect(
      await buy(
        db(),
        player,
        round,
        [1, 2, 3].map((no) => place * 3 + no),
      ),
    ).toBe("bought");
  }
  return { round, players };
}
const start = () => gatewayProcess({ ...survivor.variables, DATABASE_POOL: "6" });

describe("a gateway that is killed (games attack 5)", { timeout: 240_000 }, () => {
  it("while it draws, while it pays a win and while it pays plates back leaves nothing half done: the next one does each once", async () => {
    const { round, players } = await soldRound();
    const cancelled = await addRound(db(), 60, { leastPlates: 50 });
    for (const player of players) await buy(db(), player, cancelled, [players.indexOf(player) + 1]);
    const drawing = await held("select 1 from bingo_rounds where id = $1 for share", [round.id]);
    const refunding = await held("select 1 from players where id = $1 for update", [players[1]?.id]);
    await moveClock(db(), "60 seconds");
    const first = await start();
    await drawing.waitedFor();
    await first.kill();
    expect((await readRound(db(), round)).commitment).toBeNull();
    await drawing.release();

    const second = await start();
    await vi.waitFor(async () => expect((await readRound(db(), cancelled)).state).toBe("cancelled"), SOON);
    await vi.waitFor(async () => expect((await readRound(db(), round)).shown).toBe(1), SOON);
    await refunding.waitedFor();
    await second.kill();
    await refunding.release();
    const { commitment } = await readRound(db(), round);

    // Up to the first win, whose player's row is held before: the gateway dies between the number and its payment.
    const holding = await held("select 1 from players for update", []);
    const winsAt = await count(
      sql`select min(index)::int as count from bingo_wins where round_id = ${round.id}`,
    );
    const third = await start();
    await vi.waitFor(
      async () => {
        await moveClock(db(), "3 seconds");
        expect((await readRound(db(), round)).shown).toBeGreaterThanOrEqual(winsAt);
      },
      { timeout: 30_000, interval: 10 },
    );
    await holding.waitedFor();
    await third.kill();
    expect(await unpaidOf(round)).toBe(
      await count(sql`select count(*)::int from bingo_wins where round_id = ${round.id}`),
    );
    await holding.release();

    // What the next gateway does; by itself here, because that is faster than another process.
    while ((await readRound(db(), round)).state !== "finished") {
      await moveClock(db(), "3 seconds");
      await callNumbers(db());
    }
    await openAndDraw(services);
    await payOut(services);
    await payOut(services);
    const finished = await readRound(db(), round);
    expect(finished.commitment).toBe(commitment);
    expect(await unpaidOf(round)).toBe(0);
    const won = await count(sql`select sum(ore)::int as count from bingo_wins where round_id = ${round.id}`);
    const cash = await cashOf(players);
    expect(cash.reduce((sum, ore) => sum + ore, 0)).toBe(200_000 - 600 + won);
    expect(
      await count(
        sql`select count(*)::int from bingo_purchases where round_id = ${cancelled.id} and paid_back_at is null`,
      ),
    ).toBe(0);
    const gaps = await count(sql`
      select count(*)::int from bingo_balls b join bingo_balls e on e.round_id = b.round_id and e.index = b.index - 1
      where b.at - e.at < interval '3.000 s'`);
    expect(gaps).toBe(0);
  });

  it("while a player buys has either sold the plates or not: the same request sent again buys them once", async () => {
    const player = await roomPlayer(db());
    const round = await addRound(db(), 600);
    const buying = (origin: string, plates: readonly number[], key: string) => {
      const client = siteClient(origin);
      client.cookies.set("__Host-sid", player.token);
      const headers = { "idempotency-key": key };
      return client.call("POST", "/gateway/bingo/public/purchases", {
        body: { round: round.id, plates },
        headers,
      });
    };
    const sold = () => count(sql`select count(*)::int from bingo_tickets where round_id = ${round.id}`);
    const keys = [randomUUID(), randomUUID()] as const;

    const before = await held("select 1 from bingo_rounds where id = $1 for update", [round.id]);
    const first = await start();
    const lost = buying(first.origin, [1, 2], keys[0]).catch(() => undefined);
    await before.waitedFor();
    await first.kill();
    expect(await lost).toBeUndefined();
    await before.release();
    expect([await sold(), (await cashOf([player]))[0]]).toEqual([0, 100_000]);

    expect((await buying(survivor.origin, [1, 2], keys[0])).status).toBe(201);
    const second = await start();
    // Killed as soon as the purchase is there, whether it was answered or not.
    const unknown = buying(second.origin, [3, 4], keys[1]).catch(() => undefined);
    await vi.waitFor(async () => expect(await sold()).toBe(4), { timeout: 15_000, interval: 1 });
    await second.kill();
    await unknown;
    const again = await buying(survivor.origin, [3, 4], keys[1]);
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
    expect([await sold(), (await cashOf([player]))[0]]).toEqual([4, 99_600]);
  });
});
