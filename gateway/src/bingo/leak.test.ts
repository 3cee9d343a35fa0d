import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  ROOM,
  type RoomPlayer,
  roomPlayer,
  setBingoStage,
} from "../../testing/bingoStage.ts";
import { readEvents } from "../../testing/eventReader.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";

let gateway: TestGateway;
let db: NodePgDatabase;
let services: RoomServices;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await testGateway({
    jobsPollMs: 3_600_000,
    log: (level, message, details) => void lines.push(JSON.stringify([level, message, details])),
  });
  db = gateway.database.db;
  services = await setBingoStage(db);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const PUBLIC = "/gateway/games/public";
const publicPaths = (round: string) => [
  `/rooms?brand=fjord`,
  `/rooms/${ROOM}?brand=fjord&locale=da`,
  `/rooms/${ROOM}/state?brand=fjord`,
  `/rounds/${round}/draw?brand=fjord`,
  `/schedule?brand=fjord`,
  `/winners?brand=fjord`,
  `/jackpots?brand=fjord`,
];
const ownPaths = (round: string) => [
  "/gateway/bingo/public/purchases",
  "/gateway/bingo/public/rounds",
  `/gateway/bingo/public/rounds/${round}`,
  "/gateway/payments/api/public/wallet/balance",
  "/gateway/payments/api/public/wallet/transactions",
];

/** Everything that anybody, and the players themselves, are told at one moment. */
async function everyAnswer(round: string, players: readonly RoomPlayer[]): Promise<string> {
  // Nothing is answered from memory: each moment has addresses of its own.
  const fresh = `&moment=${lines.length}-${Math.random()}`;
  const everybody = publicPaths(round).map(async (path) => (await gateway.get(PUBLIC + path + fresh)).text());
  const own = players.flatMap((player) => {
    const client = siteClient(gateway.origin);
    client.cookies.set("__Host-sid", player.token);
    return ownPaths(round).map(async (path) => (await client.call("GET", path)).text());
  });
  return (await Promise.all([...everybody, ...own])).join("\n");
}

/** Numbers that are called, of every `called` of every answer. */
const calledIn = (text: string) =>
  [...text.matchAll(/"index":(\d+),"number":(\d+)/g)].map(([, index, number]) => `${index} ${number}`);
const wonIn = (text: string) =>
  [...text.matchAll(/"pattern":"([\w-]+)","index":(\d+)/g)].map(([, , index]) => Number(index));

it("no answer, stream, balance or line of the log knows a number or a win before its ball (games attack 7)", async () => {
  const players = [await roomPlayer(db), await roomPlayer(db)];
  const round = await addRound(db, 60, { plate: "4x4-80" });
  for (const [place, player] of players.entries()) {
    await buy(
      db,
      player,
      round,
      [1, 2, 3, 4].map((no) => place * 4 + no),
    );
  }
  await using reader = await readEvents(`${gateway.origin}${PUBLIC}/rooms/${ROOM}/stream?brand=fjord`);
  await reader.event(({ name }) => name === "state");
  await moveClock(db, "60 seconds");
  await openAndDraw(services);
  const { rows } = await db.execute<{ order: number[]; salt: string; wins: number[] }>(sql`
    select "order", encode(salt, 'hex') as salt, array(select distinct index from bingo_wins where round_id = ${round.id}) as wins
    from bingo_draws where round_id = ${round.id}`);
  const [draw] = rows;
  if (!draw) throw new Error("Nothing was drawn.");
  const expectNothingEarly = (text: string, shown: number) => {
    const told = new Set(draw.order.slice(0, shown).map((number, place) => `${place + 1} ${number}`));
    expect(calledIn(text).filter((one) => !told.has(one))).toEqual([]);
    expect(wonIn(text).filter((index) => index > shown)).toEqual([]);
    expect(text).not.toContain(draw.salt);
    expect(text).not.toContain(draw.order.join(","));
  };
  const expectNothingWon = (text: string, shown: number) => {
    if (draw.wins.some((index) => index <= shown)) return;
    // Until somebody has won, both have what they had when they had paid.
    expect([...text.matchAll(/"cashOre":(\d+),"bonusOre"/g)].map(([, ore]) => ore)).toEqual([
      "99600",
      "99600",
    ]);
    expect(text).not.toContain('"kind":"win"');
  };
  for (;;) {
    const { shown, state } = await readRound(db, round);
    if (state === "finished") break;
    await payOut(services);
    const answers = await everyAnswer(round.id, players);
    expectNothingEarly(answers, shown);
    expectNothingWon(answers, shown);
    expectNothingEarly(reader.text() + lines.join("\n"), shown);
    // Looks at the moments before the first number, around each win and at some between.
    const next = Math.min(...draw.wins.filter((index) => index > shown), shown + 8);
    for (let ball = shown; ball < Math.max(shown + 1, next - 1); ball += 1) {
      await moveClock(db, "3 seconds");
      await callNumbers(db);
    }
  }
  await reader.event(({ name }) => name === "finished");
  expect(calledIn(reader.text())).toHaveLength((await readRound(db, round)).shown);
  expect(reader.text()).toContain(draw.salt);
});

it("a leak would be found: the secret tables say what no answer may", async () => {
  const { rows } = await db.execute<{ text: string }>(sql`
    select json_build_object('index', 1, 'number', "order"[1])::text as text from bingo_draws limit 1`);
  expect(calledIn(rows[0]?.text.replaceAll(/\s/g, "") ?? "")).toHaveLength(1);
});
