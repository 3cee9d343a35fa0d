import { randomUUID } from "node:crypto";
import {
  ACKNOWLEDGE_HALL_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  GET_HALL_REALITY,
  type HallReality,
  HallRealitySchema,
} from "@spilhus/contracts/play";
import { sql } from "drizzle-orm";
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
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";

let gateway: TestGateway;
let db: NodePgDatabase;
let services: RoomServices;
beforeAll(async () => {
  gateway = await testGateway({ jobsPollMs: 3_600_000 });
  db = gateway.database.db;
  services = await setBingoStage(db);
});
afterAll(async () => {
  await requireWholeLedger(db);
  await gateway[Symbol.asyncDispose]();
});

async function visitor() {
  const player = await roomPlayer(db);
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", player.token);
  return { player, client };
}
const buyAt = async (client: SiteClient, { id }: TestRound, plates: readonly number[]) =>
  codeOf(
    await client.call("POST", "/gateway/bingo/public/purchases", {
      body: { round: id, plates },
      headers: { "idempotency-key": randomUUID() },
    }),
  );
const parsed = async (answer: Promise<Response>): Promise<HallReality> =>
  HallRealitySchema.parse(await (await answer).json());
const read = (client: SiteClient) => parsed(client.call("GET", GET_HALL_REALITY.path));
const acknowledge = (client: SiteClient) => parsed(client.call("POST", ACKNOWLEDGE_HALL_REALITY.path));
const choose = (client: SiteClient, everyMinutes: number) =>
  client.call("PUT", CHOOSE_HALL_REALITY_INTERVAL.path, { body: { everyMinutes } });
const minutes = (count: number) => moveClock(db, `${count} minutes`);
/** Calls numbers until the round is over, and pays what was won. */
async function playOut(round: TestRound): Promise<void> {
  await openAndDraw(services);
  for (;;) {
    const { state } = await readRound(db, round);
    if (state === "finished") break;
    if (state !== "drawn" && state !== "showing") throw new Error(`The round is ${state}.`);
    await moveClock(db, "3 seconds");
    await callNumbers(db);
  }
  await payOut(services);
  await payOut(services);
}

describe("the reality check in halls", () => {
  it("stops the purchase of plates until it is acknowledged, while bought plates play on and are paid (games attack 10)", async () => {
    const { client, player } = await visitor();
    const other = await roomPlayer(db);
    await choose(client, 10);
    const bought = await addRound(db, 11 * 60);
    expect(await buyAt(client, bought, [1, 2, 3, 4, 5, 6])).toBe("201 ok");
    expect(await buy(db, other, bought, [7])).toBe("bought");
    await minutes(9);
    expect(await buyAt(client, bought, [8])).toBe("201 ok");
    await minutes(1);
    const next = await addRound(db, 600);
    expect(await buyAt(client, next, [1])).toBe("409 reality-check-due");
    await minutes(1);
    await playOut(bought);
    const { rows } = await db.execute<{ open: number; won: number; paid: number }>(sql`
      select count(*) filter (where p.ended_at is null)::int as open,
        coalesce(sum((select sum(w.ore) from bingo_wins w join bingo_tickets t on t.id = w.ticket_id
          where t.purchase_id = p.id)), 0)::int as won,
        coalesce(sum((select sum(w.ore) from bingo_wins w join bingo_tickets t on t.id = w.ticket_id
          where t.purchase_id = p.id and w.paid_at is not null)), 0)::int as paid
      from bingo_purchases p where p.player_id = ${player.id}`);
    const [own] = rows;
    expect(own).toMatchObject({ open: 0, paid: own?.won });
    const { realityCheck } = await read(client);
    expect(realityCheck).toMatchObject({
      everyMinutes: 10,
      totals: { rounds: 2, stakesOre: 700, winsOre: own?.won },
    });
    expect(await buyAt(client, next, [1])).toBe("409 reality-check-due");
    const after = await acknowledge(client);
    expect(after.realityCheck.totals).toEqual({ rounds: 0, stakesOre: 0, winsOre: 0 });
    expect(await buyAt(client, next, [1])).toBe("201 ok");
  });

  it("is not put off by acknowledging before it is due, and begins with the first plates (games attack 10)", async () => {
    const { client } = await visitor();
    const [first, later] = [await addRound(db, 1_500), await addRound(db, 3_000)];
    await minutes(5);
    expect(await buyAt(client, first, [1])).toBe("201 ok");
    const { since } = (await read(client)).realityCheck;
    await minutes(15);
    expect((await acknowledge(client)).realityCheck.since).toBe(since);
    await choose(client, 15);
    expect(await buyAt(client, later, [1])).toBe("409 reality-check-due");
  });

  it("counts anew for a player who was away from play as long as its longest interval", async () => {
    const { client, player } = await visitor();
    const round = await addRound(db, 120);
    expect(await buyAt(client, round, [1, 2, 3, 4, 5, 6])).toBe("201 ok");
    expect(await buy(db, await roomPlayer(db), round, [7])).toBe("bought");
    await minutes(2);
    await playOut(round);
    await minutes(31);
    const next = await addRound(db, 600);
    const since = async () => {
      const { rows } = await db.execute<{ since: string }>(
        sql`select since from reality_clocks where player_id = ${player.id}`,
      );
      return Date.parse(rows[0]?.since ?? "");
    };
    const before = await since();
    // The session of the site has ended meanwhile.
    expect(await buyAt(await browserOf(gateway, player.id), next, [1])).toBe("201 ok");
    expect((await since()) - before).toBeGreaterThan(31 * 60_000);
  });

  it("refuses an interval that is none of the choices", async () => {
    const { client } = await visitor();
    for (const wrong of [0, 7, 31, 60]) {
      // oxlint-disable-next-line no-await-in-loop -- one player's changes come one after the other
      expect(await codeOf(await choose(client, wrong))).toBe("400 invalid-request");
    }
  });
});
