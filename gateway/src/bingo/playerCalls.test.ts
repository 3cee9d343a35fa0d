import { randomUUID } from "node:crypto";
import {
  MyRoundReplayShape,
  MyRoundsShape,
  OfferedPlatesShape,
  PurchaseShape,
  PurchasesShape,
} from "@spilhus/contracts/bingo";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  roomPlayer,
  type RoomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { listTransactions } from "../wallet/listTransactions.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";

const BASE = "/gateway/bingo/public";
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

const browserFor = ({ token }: RoomPlayer): SiteClient => {
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", token);
  return client;
};
async function visitor(cashOre = 100_000) {
  const player = await roomPlayer(db, cashOre);
  return { player, client: browserFor(player) };
}
const keyed = (key: string) => ({ "idempotency-key": key });
const buyAt = (client: SiteClient, round: string, plates: unknown, key: string = randomUUID()) =>
  client.call("POST", `${BASE}/purchases`, { body: { round, plates }, headers: keyed(key) });
const returnAt = (client: SiteClient, purchase: string, key: string = randomUUID()) =>
  client.call("DELETE", `${BASE}/purchases/${purchase}`, { headers: keyed(key) });
const cashOf = async ({ id }: RoomPlayer) => (await readBalances(db, id)).cashOre;
const ticketsOf = async ({ id }: TestRound) => {
  const { rows } = await db.execute<{ no: number }>(
    sql`select plate_no as no from bingo_tickets where round_id = ${id} and paid_back_at is null order by 1`,
  );
  return rows.map(({ no }) => no);
};

describe("plates of a round", () => {
  it("are offered from the system's set: a whole strip of six with every number once (R2.04)", async () => {
    const { client } = await visitor();
    const round = await addRound(db, 600);
    const answer = await client.call("GET", `${BASE}/plates?round=${round.id}&count=6`);
    const { plates, left, priceOre } = OfferedPlatesShape.parse(await answer.json());
    expect({ left, priceOre }).toEqual({ left: 12, priceOre: 100 });
    const numbers = plates.flatMap(({ rows }) => rows.flat().filter((cell) => cell !== null));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, place) => place + 1));
    expect(plates.every(({ no }, place) => no === (plates[0]?.no ?? 0) + place)).toBe(true);
  });

  it("are bought once for a key, with money that waits in the round's escrow", async () => {
    const { client, player } = await visitor();
    const round = await addRound(db, 600);
    const key = randomUUID();
    const first = await buyAt(client, round.id, [7, 8, 9], key);
    expect(first.status).toBe(201);
    const text = await first.text();
    const purchase = PurchaseShape.parse(JSON.parse(text));
    expect(purchase).toMatchObject({ paidOre: 300, canReturn: true, wonOre: 0, paidBackAt: null });
    expect(purchase.round).toMatchObject({ id: round.id, plates: 3, players: 1 });
    expect(purchase.plates.map(({ no }) => no)).toEqual([7, 8, 9]);
    const again = await buyAt(client, round.id, [7, 8, 9], key);
    expect([again.status, await again.text()]).toEqual([201, text]);
    expect(await cashOf(player)).toBe(99_700);
    const { rows } = await db.execute(sql`
      select sum(t.amount_ore)::int as ore from ledger_transfers t join ledger_accounts a on a.id = t.credit
      where a.kind = 'escrow' and a.ref = ${round.id}`);
    expect(rows).toEqual([{ ore: 300 }]);
  });

  it.each([
    ["31 minutes before the round", 31 * 60, [1], "409 sale-not-open"],
    ["after sale", -1, [1], "409 sale-closed"],
    ["of a number that the set does not have", 600, [121], "400 unknown-plate"],
    ["twice the same", 600, [1, 1], "400 invalid-request"],
    ["none", 600, [], "400 invalid-request"],
    ["with numbers of the player's own", 600, [{ rows: [[1, 2, 3]] }], "400 invalid-request"],
    [
      "more than one player may have",
      600,
      Array.from({ length: 13 }, (_, place) => place + 1),
      "422 too-many-plates",
    ],
  ])("are not sold %s (games attack 8)", async (_, startsIn, plates, expected) => {
    const { client, player } = await visitor();
    const round = await addRound(db, startsIn, { state: startsIn > 1_800 ? "planned" : "selling" });
    expect(await codeOf(await buyAt(client, round.id, plates))).toBe(expected);
    expect([await cashOf(player), await ticketsOf(round)]).toEqual([100_000, []]);
  });

  it("belong to one player: who is later is told which are gone, and pays nothing (games attack 8)", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const round = await addRound(db, 600);
    expect((await buyAt(one.client, round.id, [3, 4])).status).toBe(201);
    const answer = await buyAt(other.client, round.id, [4, 5]);
    const body = (await answer.json()) as { error: { code: string; details: unknown } };
    expect(body.error).toMatchObject({ code: "plate-taken", details: { plates: "4" } });
    expect([await cashOf(other.player), await ticketsOf(round)]).toEqual([100_000, [3, 4]]);
  });

  it("are sold by two gateways at once to one of many who want the same, and never more than one may have (games attack 8)", async () => {
    await using second = await gateway.another();
    const round = await addRound(db, 600);
    const many = await Promise.all(Array.from({ length: 6 }, () => visitor()));
    const [one] = many;
    if (!one) throw new Error("There is nobody.");
    const words = await Promise.all([
      ...many.map(({ player }) => buy(db, player, round, [1, 2, 3])),
      ...Array.from({ length: 8 }, (_, place) =>
        buy(second.database.db, one.player, round, [20 + 2 * place, 21 + 2 * place]),
      ),
    ]);
    expect(words.slice(0, 6).filter((word) => word === "bought")).toHaveLength(1);
    const own = await db.execute<{ count: number }>(sql`
      select count(*)::int from bingo_tickets t join bingo_purchases p on p.id = t.purchase_id
      where t.round_id = ${round.id} and p.player_id = ${one.player.id}`);
    expect(own.rows[0]?.count).toBeLessThanOrEqual(12);
    expect(new Set(await ticketsOf(round)).size).toBe((await ticketsOf(round)).length);
  });

  it("cost what the player has: without enough money nothing is taken", async () => {
    const { client, player } = await visitor(250);
    const round = await addRound(db, 600);
    expect(await codeOf(await buyAt(client, round.id, [1, 2, 3]))).toBe("422 insufficient-funds");
    expect([await cashOf(player), await ticketsOf(round)]).toEqual([250, []]);
  });

  it("of another brand's round or another player are not there", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const foreign = await addRound(db, 600, { brand: "eng" });
    expect(await codeOf(await buyAt(one.client, foreign.id, [1]))).toBe("404 not-found");
    const round = await addRound(db, 600);
    const { id } = PurchaseShape.parse(await (await buyAt(one.client, round.id, [1])).json());
    expect(await codeOf(await returnAt(other.client, id))).toBe("404 not-found");
  });
});

describe("plates that are returned", () => {
  it("are paid back once and can be bought again (games attack 8)", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const round = await addRound(db, 600);
    const { id } = PurchaseShape.parse(await (await buyAt(one.client, round.id, [1, 2])).json());
    const answers = await Promise.all([returnAt(one.client, id), returnAt(one.client, id)]);
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes.toSorted()).toEqual(["200 ok", "409 already-returned"]);
    expect(await cashOf(one.player)).toBe(100_000);
    expect((await buyAt(other.client, round.id, [1, 2])).status).toBe(201);
  });

  it("are not taken back once sale is over", async () => {
    const { client } = await visitor();
    const round = await addRound(db, 60);
    const { id } = PurchaseShape.parse(await (await buyAt(client, round.id, [1])).json());
    await moveClock(db, "61 seconds");
    expect(await codeOf(await returnAt(client, id))).toBe("409 sale-closed");
  });

  it("of a player on a break are paid back at once while sale is open, and play on once it is over (games attack 9)", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const [early, late] = [await addRound(db, 60), await addRound(db, 600)];
    for (const round of [early, late]) {
      expect((await buyAt(one.client, round.id, [1, 2, 3])).status).toBe(201);
      expect((await buyAt(other.client, round.id, [4, 5, 6])).status).toBe(201);
    }
    await moveClock(db, "60 seconds");
    await openAndDraw(services);
    await db.execute(
      sql`insert into holds (player_id, kind, source) values (${one.player.id}, 'cooldown', 'player')`,
    );
    await payOut(services);
    expect(await ticketsOf(late)).toEqual([4, 5, 6]);
    expect(await ticketsOf(early)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await cashOf(one.player)).toBe(99_700);
    expect(await codeOf(await buyAt(one.client, late.id, [9]))).toBe("403 restricted");
    const { rows: messages } = await db.execute(
      sql`select 1 from messages where player_id = ${one.player.id}`,
    );
    expect(messages).toHaveLength(1);
  });
});

describe("a player's own rounds", () => {
  it("list plates while the round is on, then the round with what it won, to be played again", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const round = await addRound(db, 60);
    await buyAt(one.client, round.id, [1, 2, 3, 4, 5, 6]);
    await buyAt(other.client, round.id, [7]);
    const mine = async () => {
      const answer = await one.client.call("GET", `${BASE}/purchases`);
      return PurchasesShape.parse(await answer.json()).purchases;
    };
    const statement = async () =>
      (await listTransactions(db, { playerId: one.player.id, zone: "Europe/Copenhagen" })).transactions
        .filter(({ kind }) => kind === "stake" || kind === "win")
        .map(({ roundId }) => roundId);
    expect(await statement()).toEqual([null]);
    expect(await mine()).toMatchObject([{ paidOre: 600, canReturn: true, roomName: "Solsiden" }]);
    await moveClock(db, "60 seconds");
    await openAndDraw(services);
    expect(await mine()).toMatchObject([{ canReturn: false, round: { state: "drawn" } }]);
    while ((await readRound(db, round)).state !== "finished") {
      await moveClock(db, "3 seconds");
      await callNumbers(db);
    }
    await payOut(services);
    await payOut(services);
    expect(await mine()).toEqual([]);
    const list = MyRoundsShape.parse(await (await one.client.call("GET", `${BASE}/rounds`)).json());
    expect(list.rounds).toMatchObject([{ id: round.id, plates: 6, paidOre: 600, state: "finished" }]);
    const replay = MyRoundReplayShape.parse(
      await (await one.client.call("GET", `${BASE}/rounds/${round.id}`)).json(),
    );
    expect(replay.live.called).toHaveLength((await readRound(db, round)).shown);
    expect(replay.plates.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    const won = replay.wins.reduce((sum, { ore }) => sum + ore, 0);
    expect(list.rounds[0]?.wonOre).toBe(won);
    // The statement leads from stake and wins to the round as soon as all of it may be seen.
    const linked = await statement();
    expect(linked.length).toBeGreaterThan(0);
    expect(new Set(linked)).toEqual(new Set([round.id]));
    expect(await cashOf(one.player)).toBe(99_400 + won);
    const { rows: messages } = await db.execute<{ title: string }>(sql`
      select texts -> 'da' ->> 'title' as title from messages where player_id = ${one.player.id}`);
    expect(messages).toHaveLength(won > 0 ? 1 : 0);
    const stranger = await visitor();
    expect(await codeOf(await stranger.client.call("GET", `${BASE}/rounds/${round.id}`))).toBe(
      "404 not-found",
    );
  });
});
