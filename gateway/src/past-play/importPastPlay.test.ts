import { randomInt } from "node:crypto";
import { LIST_MY_ROUNDS, MyRoundsShape } from "@spilhus/contracts/bingo";
import { GET_ROUND, LIST_ROUNDS, RoundSchema, RoundsSchema } from "@spilhus/contracts/play";
import { replayDraws, type RandomSource } from "@spilhus/game-math";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS, ROULETTE, SLOT } from "../../testing/housePlay.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { TEST_CATALOGUE, testGame } from "../../testing/testCatalogue.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, KEYS } from "../../testing/testPlayers.ts";
import { compareWithLedger } from "../authority-records/compareWithLedger.ts";
import { recordEnded } from "../authority-records/recordEnded.ts";
import { bingoBalls, bingoRounds, bingoWins } from "../bingo/index.ts";
import { countDraws } from "../draws-check/countDraws.ts";
import { importCatalogue } from "../games/index.ts";
import { HOUSE_GAMES, houseGame, houseRounds } from "../house-rounds/index.ts";
import { postMovement, readBalances } from "../ledger/index.ts";
import { listTransactions } from "../wallet/listTransactions.ts";
import { payoutTime } from "../withdrawals/payoutTime.ts";
import { importPastPlay } from "./importPastPlay.ts";
import type { PastEvent } from "./pastEvent.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Bingo of 75 numbers; its rounds need 24 plates. */
const ROOM = "formiddag";
const TERMS = { guaranteedPrizeOre: 2_400, mostPlates: 12, leastPlayers: 2 };
const ZONE = "Europe/Copenhagen";

let gateway: TestGateway;
beforeAll(async () => {
  // Nothing but what the tests do.
  gateway = await testGateway({ jobsPollMs: 2 ** 30 });
  await importCatalogue(db(), {
    ...TEST_CATALOGUE,
    rooms: TEST_CATALOGUE.rooms.map((one) => ({ ...one, ...(one.slug === ROOM && TERMS) })),
    games: [
      ...TEST_CATALOGUE.games,
      testGame(SLOT, { themes: [] }),
      testGame(ROULETTE, { category: "casino", themes: [] }),
    ],
  });
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const brandCalled = (id: string) => {
  const found = TEST_BRANDS.find((brand) => brand.id === id);
  if (!found) throw new Error(`There is no brand ${id}.`);
  return found;
};
const fjord = brandCalled("fjord");
const random: RandomSource = { below: (bound) => randomInt(bound) };

/** A past of its own for each test: a licence has one. */
async function written(events: readonly PastEvent[]) {
  await db().execute(sql`delete from imports where name like 'past-play/%'`);
  return importPastPlay(db(), { brand: fjord, events }, { keys: KEYS, random });
}
const person = () => addPlayer(db(), { depositLimits: LIMITS, lossLimits: LIMITS });
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const opening = (player: string, amountOre = 100_000): PastEvent => ({
  ...{ kind: "opening", player, id: "opening", at: ago(400), amountOre },
});
const spins = (count: number, stakeOre = 500) =>
  Array.from({ length: count }, () => ({ stakeOre, pauseMs: 2 * SECOND_MS }));

describe("a past visit to a game", () => {
  it("is decided by the game's engine and stands in the player's lists at its own times, with replay (R2.26)", async () => {
    const { id, cpr } = await person();
    const red = { bet: { kind: "red" } as const, stakeOre: 1_000 };
    const events: PastEvent[] = [
      opening(cpr),
      { kind: "visit", player: cpr, game: SLOT, at: ago(48), rounds: spins(20) },
      {
        ...{ kind: "visit", player: cpr, game: ROULETTE, at: ago(24) },
        rounds: Array.from({ length: 5 }, () => ({ stakeOre: 1_000, bets: [red], pauseMs: 0 })),
      },
    ];
    expect(await written(events)).toEqual({ houseRounds: 25, roomRounds: 0 });
    const rows = await db()
      .select()
      .from(houseRounds)
      .where(eq(houseRounds.playerId, id))
      .orderBy(houseRounds.startedAt);
    for (const row of rows) {
      const game = houseGame(row.kind === "slot" ? SLOT : ROULETTE);
      const asked =
        row.kind === "slot" ? { stakeOre: row.stakeOre } : { stakeOre: row.stakeOre, bets: [red] };
      expect(game?.decide(asked, replayDraws(row.draws))).toEqual({ winOre: row.winOre, events: row.events });
      expect([row.mathVersion, row.isSeeded]).toEqual([game?.table.mathVersion, true]);
      expect(row.shownUntil.getTime() - row.startedAt.getTime()).toBe(row.kind === "slot" ? 3_000 : 5_000);
    }
    const { transactions } = await listTransactions(db(), { playerId: id, zone: ZONE });
    const stakes = transactions
      .filter(({ movement }) => movement === "stake")
      .map(({ at }) => at.slice(0, 19));
    expect(stakes).toEqual(rows.toReversed().map(({ startedAt }) => startedAt.toISOString().slice(0, 19)));
    const client = await browserOf(gateway, id);
    const list = RoundsSchema.parse(await (await client.call("GET", LIST_ROUNDS.path)).json());
    expect(list.rounds).toHaveLength(25);
    const replay = await client.call("GET", GET_ROUND.path.replace("{roundId}", rows[0]?.id ?? ""));
    expect(RoundSchema.parse(await replay.json())).toMatchObject({ number: 1, events: rows[0]?.events });
  });

  it("ends when the player cannot pay the next round; deposits and withdrawals follow the balance", async () => {
    const { id, cpr } = await person();
    const pay = (kind: "deposit" | "withdrawal", hours: number, when: object): PastEvent => ({
      ...{ kind, player: cpr, id: `${kind}-${hours}`, at: ago(hours), amountOre: 700, ...when },
    });
    const events: PastEvent[] = [
      opening(cpr, 1_200),
      pay("deposit", 60, { ifBelowOre: 1_200 }),
      pay("withdrawal", 59, { ifAboveOre: 1_200 }),
      pay("deposit", 58, { ifBelowOre: 1_201 }),
      pay("withdrawal", 57, { ifAboveOre: 1_899 }),
      { kind: "visit", player: cpr, game: SLOT, at: ago(48), rounds: spins(500, 1_000) },
    ];
    const { houseRounds: rounds = 0 } = (await written(events)) ?? {};
    expect(rounds).toBeGreaterThan(0);
    expect(rounds).toBeLessThan(500);
    const { transactions } = await listTransactions(db(), { playerId: id, zone: ZONE });
    expect(transactions[0]?.cashAfterOre).toBeLessThan(1_000);
    expect((await readBalances(db(), id)).cashOre).toBe(transactions[0]?.cashAfterOre);
  });

  it("is written whole or not at all, goes on after an interruption, and is there once", async () => {
    const { id, cpr } = await person();
    const events: PastEvent[] = [
      opening(cpr),
      { kind: "visit", player: cpr, game: SLOT, at: ago(48), rounds: spins(2) },
    ];
    const interrupted: PastEvent = {
      ...{ kind: "visit", player: cpr, game: SLOT, at: ago(47) },
      rounds: [...spins(1), ...spins(1, 123)],
    };
    await expect(written([...events, interrupted])).rejects.toThrow("takes no stake of 123 øre");
    const rounds = () => db().$count(houseRounds, eq(houseRounds.playerId, id));
    expect(await rounds()).toBe(2);
    const whole: PastEvent[] = [...events, { ...interrupted, rounds: spins(3) }];
    const load = () => importPastPlay(db(), { brand: fjord, events: whole }, { keys: KEYS, random });
    expect(await load()).toEqual({ houseRounds: 3, roomRounds: 0 });
    const balance = await readBalances(db(), id);
    expect(await load()).toEqual({ houseRounds: 0, roomRounds: 0 });
    expect([await rounds(), await readBalances(db(), id)]).toEqual([5, balance]);
  });

  it("leaves players alone who were imported with another past", async () => {
    const { id, cpr } = await person();
    const other = { from: { kind: "provider-clearing", ref: "import" }, to: "cash", amountOre: 500 } as const;
    await postMovement(db(), {
      ...{ licence: fjord.licence.number, brand: "fjord", playerId: id, kind: "import", by: "import" },
      ...{ source: "import:import", reference: `${id}:opening`, transfers: [other] },
    });
    const visit: PastEvent = { kind: "visit", player: cpr, game: SLOT, at: ago(48), rounds: spins(1) };
    expect(await written([opening(cpr), visit])).toEqual({ houseRounds: 0, roomRounds: 0 });
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 500 });
  });

  it("needs its player", async () => {
    await expect(written([opening("0101010000")])).rejects.toThrow("is not there");
  });
});

describe("a past round of a room", () => {
  it("is sold, drawn, called at its pace and paid as a live one, and has its replay (R2.04)", async () => {
    const people = await Promise.all([person(), person(), person()]);
    const buyers = people.map(({ cpr }) => ({ player: cpr, plates: 12 }));
    const round: PastEvent = { kind: "room-round", room: ROOM, after: ago(72), buyers };
    expect(await written([...people.map(({ cpr }) => opening(cpr)), round])).toEqual({
      houseRounds: 0,
      roomRounds: 1,
    });
    const [row] = await db().select().from(bingoRounds).where(eq(bingoRounds.isSeeded, true));
    if (!row) throw new Error("The round was not written.");
    expect(row).toMatchObject({ room: ROOM, state: "finished", players: 3, plates: 36 });
    const balls = await db()
      .select()
      .from(bingoBalls)
      .where(eq(bingoBalls.roundId, row.id))
      .orderBy(bingoBalls.index);
    const gaps = balls.slice(1).map(({ at }, place) => at.getTime() - (balls[place]?.at.getTime() ?? 0));
    expect(balls).toHaveLength(row.shown);
    expect(new Set(gaps)).toEqual(new Set([row.intervalMs]));
    const wins = await db().select().from(bingoWins).where(eq(bingoWins.roundId, row.id));
    const prizesOre = row.prizes?.reduce((sum, { ore }) => sum + ore, 0) ?? 0;
    expect(wins.every(({ paidAt }) => paidAt !== null && paidAt <= (row.finishedAt ?? new Date(0)))).toBe(
      true,
    );
    expect(wins.reduce((sum, { ore }) => sum + ore, 0) + row.oddOre).toBe(prizesOre);
    const clients = await Promise.all(people.map(({ id }) => browserOf(gateway, id)));
    const lists = await Promise.all(
      clients.map(async (client) =>
        MyRoundsShape.parse(await (await client.call("GET", LIST_MY_ROUNDS.path)).json()),
      ),
    );
    const own = lists.flatMap(({ rounds }) => rounds);
    expect(own.map(({ id, plates }) => [id, plates])).toEqual([1, 2, 3].map(() => [row.id, 12]));
    expect(own.reduce((sum, { wonOre }) => sum + wonOre, 0)).toBe(prizesOre - row.oddOre);
  });

  it("is left out where too few could buy, and where the room has had one", async () => {
    const { cpr } = await person();
    const alone: PastEvent = {
      kind: "room-round",
      room: ROOM,
      after: ago(48),
      buyers: [{ player: cpr, plates: 12 }],
    };
    expect(await written([opening(cpr), alone])).toMatchObject({ roomRounds: 0 });
    const people = await Promise.all([person(), person(), person()]);
    const buyers = people.map((one) => ({ player: one.cpr, plates: 12 }));
    const again: PastEvent = { kind: "room-round", room: ROOM, after: ago(72), buyers };
    expect(await written([...people.map((one) => opening(one.cpr)), again])).toMatchObject({ roomRounds: 0 });
  });
});

describe("seeded rounds", () => {
  it("are no records for the authority, no draws of the statistics and no measure of payouts", async () => {
    const people = await Promise.all([person(), person(), person()]);
    const [first] = people;
    if (!first) throw new Error("There is nobody.");
    const buyers = people.map(({ cpr }) => ({ player: cpr, plates: 12 }));
    const withdrawals = Array.from({ length: 12 }, (_, place): PastEvent => ({
      ...{ kind: "withdrawal", player: first.cpr, id: `withdrawal-${place}`, at: ago(30), amountOre: 100 },
    }));
    const events: PastEvent[] = [
      ...people.map(({ cpr }) => opening(cpr)),
      ...withdrawals,
      { kind: "room-round", room: ROOM, after: ago(26), buyers },
      { kind: "visit", player: first.cpr, game: SLOT, at: ago(20), rounds: spins(10) },
    ];
    expect(await written(events)).toEqual({ houseRounds: 10, roomRounds: 1 });
    await recordEnded(db());
    const { rows } = await db().execute(sql`
      select (select count(*)::int from authority_records) as records, (select count(*)::int from authority_due) as due
    `);
    expect(rows).toEqual([{ records: 0, due: 0 }]);
    for (const hours of [20, 26, 27]) {
      const day = ago(hours).toISOString().slice(0, 10);
      expect(await compareWithLedger(db(), { licence: fjord.licence.number, day })).toEqual([]);
    }
    const drawn = await Promise.all(HOUSE_GAMES.map((game) => countDraws(db(), game)));
    expect(
      drawn
        .flat()
        .flatMap(({ counts }) => counts)
        .filter((count) => count > 0),
    ).toEqual([]);
    expect(await payoutTime(db(), fjord.licence.number)).toBeNull();
  });
});
