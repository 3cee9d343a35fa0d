import { createHash } from "node:crypto";
import { ScheduleSchema } from "@spilhus/contracts";
import { DrawShape, RoomShape, RoomsShape, RoomStateShape } from "@spilhus/contracts/bingo";
import { commitmentOf, findWinners, platesRootOf } from "@spilhus/game-math";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRound, buy, readRound, ROOM, roomPlayer, setBingoStage } from "../../testing/bingoStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { asPublic } from "./asPublic.ts";
import { planRooms } from "./bingoJobs.ts";
import { callNumbers } from "./callNumbers.ts";
import { findPlates, plateOf } from "./plateSet.ts";
import { openAndDraw, type RoomServices } from "./roomWork.ts";
import { bingoRounds } from "./tables.ts";

const BASE = "/gateway/games/public";
let gateway: TestGateway;
let db: NodePgDatabase;
let services: RoomServices;
const answerOf = async (path: string): Promise<unknown> => (await gateway.get(`${BASE}${path}`)).json();
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());

beforeAll(async () => {
  gateway = await testGateway({ jobsPollMs: 3_600_000 });
  db = gateway.database.db;
  services = await setBingoStage(db);
});
afterAll(() => gateway[Symbol.asyncDispose]());

describe("rooms", () => {
  it("have rules, prices and times from their row (R2.04)", async () => {
    await db.execute(sql`
      update rooms set most_plates = 18, least_players = 3, return_percent = 75, interval_ms = 3500, plate_price_ore = 250,
        guaranteed_prize_ore = 10000 where slug = ${ROOM}`);
    const room = RoomShape.parse(await answerOf(`/rooms/${ROOM}?brand=fjord&locale=da`));
    expect(room).toMatchObject({ mostPlates: 18, leastPlayers: 3, leastPlates: 40, returnPercent: 75 });
    expect(room.shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    const rules = room.rules.join("\n");
    for (const fact of [
      "2,50 kr.",
      "18 plader",
      "3 spillere",
      "40 plader",
      "75 %",
      "100,00 kr.",
      "3,5 sekunder",
    ]) {
      expect(rules).toContain(fact);
    }
    const english = RoomShape.parse(await answerOf(`/rooms/${ROOM}?brand=fjord&locale=en`)).rules.join("\n");
    for (const fact of ["2.50 kr.", "18 plates", "3 players", "40 plates", "75 %", "3.5 seconds"]) {
      expect(english).toContain(fact);
    }
    expect((await gateway.get(`${BASE}/rooms/nowhere?brand=fjord&locale=da`)).status).toBe(404);
  });

  it("are planned for a day by their rows, by any number of gateways once, and the plan is what the schedule says (R1.03)", async () => {
    await Promise.all([planRooms(services), planRooms(services)]);
    await planRooms(services);
    const { rows } = await db.execute<{ rounds: number; moments: number }>(sql`
      select count(*)::int as rounds, count(distinct (brand, room, starts_at))::int as moments from bingo_rounds
      where state = 'planned'`);
    const [counted] = rows;
    expect(counted?.rounds).toBe(counted?.moments);
    const { rounds } = ScheduleSchema.parse(await answerOf("/schedule?brand=fjord"));
    expect(new Set(rounds.map(({ kind }) => kind))).toEqual(new Set(["bingo", "banko"]));
    const starts = rounds.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    const { rooms } = RoomsShape.parse(await answerOf("/rooms?brand=fjord"));
    for (const room of rooms)
      expect(room.round?.startsAt).toBe(rounds.find((one) => one.room.slug === room.slug)?.startsAt);
  });

  it("follow a changed row in rounds whose sale has not begun", async () => {
    await db.execute(
      sql`update rooms set plate_price_ore = 300, guaranteed_prize_ore = 12000 where slug = ${ROOM}`,
    );
    await planRooms(services);
    const prices = await db
      .selectDistinct({ ore: bingoRounds.platePriceOre })
      .from(bingoRounds)
      .where(sql`room = ${ROOM} and state = 'planned'`);
    expect(prices).toEqual([{ ore: 300 }]);
    await db.execute(sql`delete from bingo_rounds where state = 'planned'`);
  });
});

describe("the calendar file of a room (R2.03, R2.04)", () => {
  const fileOf = (query: string) =>
    gateway.get(`${BASE}/rooms/${ROOM}/calendar?brand=fjord&locale=da${query}`);

  it("has its rounds of the next day, or the one that is asked for, under the room's name", async () => {
    const [soon, later] = [await addRound(db, 600), await addRound(db, 1_800)];
    await addRound(db, 25 * 3_600);
    const answer = await fileOf("");
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${ROOM}.ics"`);
    const all = await answer.text();
    expect([...all.matchAll(/^UID:([0-9a-f-]+)@/gm)].map(([, id]) => id)).toEqual([soon.id, later.id]);
    const one = await (await fileOf(`&round=${later.id}`)).text();
    expect([...one.matchAll(/^UID:([0-9a-f-]+)@/gm)].map(([, id]) => id)).toEqual([later.id]);
  });

  it.each([
    ["no such round", "&round=5c6e5a3e-8e2b-4f3e-9f35-1f0c5a2f7b11", 404],
    ["words instead of an id", "&round=alle", 400],
  ])("is refused for %s", async (_, query, status) => {
    expect((await fileOf(query)).status).toBe(status);
  });
});

describe("a draw", () => {
  it("can be verified by anybody with the engine's own code, once the round is over", async () => {
    const [one, other] = [await roomPlayer(db), await roomPlayer(db)];
    const round = await addRound(db, 60);
    expect(await buy(db, one, round, [11, 12, 13, 14])).toBe("bought");
    expect(await buy(db, other, round, [21, 22])).toBe("bought");
    await moveClock(db, "60 seconds");
    await openAndDraw(services);
    const path = `/rounds/${round.id}/draw?brand=fjord`;
    const early = DrawShape.parse(await answerOf(path));
    expect(early).toMatchObject({
      state: "drawn",
      order: null,
      salt: null,
      won: [],
      plates: [11, 12, 13, 14, 21, 22],
    });
    while ((await readRound(db, round)).state !== "finished") {
      await moveClock(db, "3 seconds");
      await callNumbers(db);
    }
    const draw = DrawShape.parse(await answerOf(`${path}&over=1`));
    const { order, salt } = draw;
    if (!order || salt === null) throw new Error("The draw is not told.");
    expect(await platesRootOf(draw.plates, sha256)).toBe(draw.platesRoot);
    const committed = { round: round.id, platesRoot: draw.platesRoot ?? "", order, salt };
    expect(await commitmentOf(committed, sha256)).toBe(early.commitment);
    const plates = (await findPlates(db, "3x9-90", draw.plates)).map(plateOf);
    expect(draw.won.map(({ pattern, index, plates: won }) => ({ pattern, index, won }))).toEqual(
      findWinners("90", plates, order).map(({ pattern, ball, plates: won }) => ({
        pattern,
        index: ball,
        won: won.map((place) => draw.plates[place]),
      })),
    );
    const state = RoomStateShape.parse(await answerOf(`/rooms/${ROOM}/state?brand=fjord`));
    expect(state.last).toMatchObject({ round: { id: round.id, state: "finished" }, won: draw.won });
    expect((await gateway.get(`${BASE}/rounds/${round.id}/draw?brand=eng`)).status).toBe(404);
  });

  it.each(["bingo_draws", "bingo_wins", "bingo_purchases", "bingo_tickets", "players"])(
    "stays a secret: the role of public queries cannot read %s (games attack 7)",
    async (table) => {
      const read = asPublic(db, (tx) => tx.execute(sql`select * from ${sql.identifier(table)}`));
      await expect(read).rejects.toMatchObject({ cause: { code: "42501" } });
    },
  );
});
