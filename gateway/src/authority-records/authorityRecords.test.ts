import { CLOSE_PLAY } from "@spilhus/contracts/play";
import { EXPORT_AUTHORITY_RECORDS, LIST_AUTHORITY_DAYS } from "@spilhus/contracts/staff";
import { and, eq, sql } from "drizzle-orm";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRound, buy, roomPlayer, setBingoStage } from "../../testing/bingoStage.ts";
import {
  addHouseGames,
  dice,
  endShowing,
  LOSING,
  opened,
  played,
  playing,
  richBrowser,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { callNumbers } from "../bingo/callNumbers.ts";
import { openAndDraw, payOut } from "../bingo/roomWork.ts";
import { bingoPurchases } from "../bingo/tables.ts";
import { playSessions } from "../play/index.ts";
import { keepRecords } from "./authorityJobs.ts";
import { closeDays } from "./closeDays.ts";
import { compareWithLedger } from "./compareWithLedger.ts";
import { recordEnded } from "./recordEnded.ts";
import { authorityDays, authorityDue, authorityPlayers, authorityRecords } from "./tables.ts";

const BRANDS = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const LICENCE = TEST_BRANDS[0].licence.number;
const random = dice();
let gateway: TestGateway;
let rooms: Awaited<ReturnType<typeof setBingoStage>>;
beforeAll(async () => {
  gateway = await testGateway({
    environment: CONSOLE_ENVIRONMENT,
    jobsPollMs: 2 ** 30,
    random,
  });
  rooms = await setBingoStage(db());
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const recordOf = async (subject: string) => {
  const [row] = await db().select().from(authorityRecords).where(eq(authorityRecords.subject, subject));
  return row;
};
const close = (client: SiteClient, playId: string) =>
  client.call("POST", CLOSE_PLAY.path.replace("{playId}", playId));
const dayOf = async () => {
  const { rows } = await db().execute<{ day: string }>(
    sql`select to_char(clock.now() at time zone 'UTC', 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? "";
};

/** A session of two rounds of 1 kr. whose second one pays nothing, closed and shown. */
async function endedSession() {
  const { client, id, playId } = await playing(gateway);
  const first = await played(client, playId);
  await endShowing(db());
  random.next(LOSING);
  await played(client, playId);
  await close(client, playId);
  return { id, playId, winsOre: first.round.winOre };
}

describe("records for the authority", () => {
  it("hold the sums of a play session once it is closed and its last round was shown, and name the player by a random pseudonym", async () => {
    const { id, playId, winsOre } = await endedSession();
    await moveClock(db(), "-1 minute");
    await recordEnded(db());
    expect(await recordOf(playId)).toBeUndefined();
    await moveClock(db(), "2 minutes");
    await recordEnded(db());
    const record = await recordOf(playId);
    expect(record).toMatchObject({
      ...{ licence: LICENCE, category: "casino", brand: "fjord", product: SLOT, kind: "slot" },
      ...{ draws: 2, stakesOre: 200, winsOre },
    });
    expect(record?.mathVersions).toHaveLength(1);
    const [named] = await db().select().from(authorityPlayers).where(eq(authorityPlayers.playerId, id));
    expect(record?.pseudonym).toBe(named?.pseudonym);
    expect(record?.pseudonym).not.toBe(id);
  });

  it("are written once, when two gateways write them at the same time", async () => {
    const ended = [await endedSession(), await endedSession(), await endedSession()];
    await endShowing(db());
    await Promise.all([recordEnded(db()), recordEnded(db()), recordEnded(db())]);
    for (const { playId } of ended) expect(await recordOf(playId)).toMatchObject({ draws: 2 });
    expect(await db().$count(authorityDue)).toBe(0);
  });

  it("leave out a demo, and a session in which nothing was decided", async () => {
    const demo = await playing(gateway, { mode: "demo" });
    await played(demo.client, demo.playId);
    await close(demo.client, demo.playId);
    const idle = await playing(gateway);
    await close(idle.client, idle.playId);
    await endShowing(db());
    await recordEnded(db());
    expect(await recordOf(demo.playId)).toBeUndefined();
    expect(await recordOf(idle.playId)).toBeUndefined();
    expect(await db().$count(authorityDue)).toBe(0);
  });

  it("tell roulette from slots, and name one player alike in both", async () => {
    const { client, id } = await richBrowser(gateway);
    const slot = await opened(client, SLOT);
    await played(client, slot.playId);
    await endShowing(db());
    const table = await opened(client, ROULETTE);
    await played(client, table.playId, { stakeOre: 100, bets: [{ bet: { kind: "red" }, stakeOre: 100 }] });
    await close(client, table.playId);
    await endShowing(db());
    await recordEnded(db());
    const [one, other] = [await recordOf(slot.playId), await recordOf(table.playId)];
    expect([one?.kind, other?.kind]).toEqual(["slot", "roulette"]);
    expect(one?.pseudonym).toBe(other?.pseudonym);
    const [{ closedAt } = { closedAt: null }] = await db()
      .select()
      .from(playSessions)
      .where(and(eq(playSessions.playerId, id), eq(playSessions.game, SLOT)));
    expect(one?.endedAt.getTime()).toBeGreaterThanOrEqual(closedAt?.getTime() ?? Infinity);
  });

  it("hold each purchase of plates once its round is over and paid, and no purchase that was paid back", async () => {
    const [one, other] = [await roomPlayer(db()), await roomPlayer(db())];
    const round = await addRound(db(), 60);
    await buy(db(), one, round, [1, 2, 3]);
    await buy(db(), other, round, [7, 8, 9, 10]);
    const lonely = await addRound(db(), 60);
    await buy(db(), one, lonely, [11]);
    await moveClock(db(), "60 seconds");
    await openAndDraw(rooms);
    for (let ball = 0; ball < 90; ball += 1) {
      await moveClock(db(), "3 seconds");
      await callNumbers(db());
    }
    await payOut(rooms);
    await recordEnded(db());
    const purchases = await db().select().from(bingoPurchases).where(eq(bingoPurchases.roundId, round.id));
    const records = await Promise.all(purchases.map((purchase) => recordOf(purchase.id)));
    const sum = (of: "stakesOre" | "winsOre") =>
      records.reduce((total, record) => total + (record?.[of] ?? Number.NaN), 0);
    expect([sum("stakesOre"), sum("winsOre")]).toEqual([700, 560]);
    for (const record of records)
      expect(record).toMatchObject({ category: "bingo", draws: 1, brand: "fjord" });
    const [paidBack] = await db().select().from(bingoPurchases).where(eq(bingoPurchases.roundId, lonely.id));
    expect(await recordOf(paidBack?.id ?? "")).toBeUndefined();
  });

  it("are never changed", async () => {
    for (const change of [sql`update authority_records set wins_ore = 0`, sql`delete from authority_days`]) {
      await expect(db().execute(change)).rejects.toMatchObject({
        cause: { message: "The ledger is only ever added to." },
      });
    }
  });
});

describe("a day that is over", () => {
  it("is closed with the sums of its records, which are the ledger's, one row a category", async () => {
    await endShowing(db());
    await keepRecords({ db: db(), brands: BRANDS });
    const day = await dayOf();
    expect(await db().select().from(authorityDays).where(eq(authorityDays.day, day))).toEqual([]);
    await moveClock(db(), "1 day");
    await moveClock(db(), "11 minutes");
    await keepRecords({ db: db(), brands: BRANDS });
    const days = await db()
      .select()
      .from(authorityDays)
      .where(and(eq(authorityDays.day, day), eq(authorityDays.licence, LICENCE)));
    expect(days.map(({ category }) => category).toSorted()).toEqual(["bingo", "casino"]);
    for (const { category, records, stakesOre, winsOre } of days) {
      const rows = await db()
        .select()
        .from(authorityRecords)
        .where(
          and(
            eq(authorityRecords.day, day),
            eq(authorityRecords.category, category),
            eq(authorityRecords.licence, LICENCE),
          ),
        );
      expect([records, stakesOre, winsOre]).toEqual([
        rows.length,
        rows.reduce((sum, row) => sum + row.stakesOre, 0),
        rows.reduce((sum, row) => sum + row.winsOre, 0),
      ]);
    }
    expect(await compareWithLedger(db(), { licence: LICENCE, day })).toEqual([]);
  });

  it("is not closed while a record differs from what was booked, or a booking has no record", async () => {
    const { playId } = await endedSession();
    await endShowing(db());
    const day = await dayOf();
    await db().delete(authorityDue).where(eq(authorityDue.subject, playId));
    expect(await compareWithLedger(db(), { licence: LICENCE, day })).toHaveLength(2);
    await db().insert(authorityDue).values({ category: "casino", subject: playId });
    await recordEnded(db());
    expect(await compareWithLedger(db(), { licence: LICENCE, day })).toEqual([]);
    await db().transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`alter table authority_records disable trigger authority_records_keep`);
      await tx.execute(
        sql`update authority_records set wins_ore = wins_ore + 1 where subject = ${playId}::uuid`,
      );
      expect(await compareWithLedger(tx, { licence: LICENCE, day })).toEqual([
        expect.stringMatching(/^record .+: 200 and \d+ øre, booked 200 and \d+ øre$/) as string,
      ]);
      await tx.execute(sql`delete from authority_records where subject = ${playId}::uuid`);
      await tx.execute(sql`alter table authority_records enable always trigger authority_records_keep`);
    });
    await moveClock(db(), "1 day");
    await moveClock(db(), "11 minutes");
    await expect(closeDays(db(), [LICENCE])).rejects.toThrow(/is booked and not recorded/);
    expect(await db().select().from(authorityDays).where(eq(authorityDays.day, day))).toEqual([]);
    await db().insert(authorityDue).values({ category: "casino", subject: playId });
    await keepRecords({ db: db(), brands: BRANDS });
    expect(await db().$count(authorityDays, eq(authorityDays.day, day))).toBeGreaterThan(0);
  });
});

describe("staff", () => {
  it("of finance list closed days and fetch their records as XML, without an id, name or number of a player", async () => {
    const caller = staffCaller(db(), gateway.origin);
    const { session } = await caller.member(["finance"]);
    const answer = await caller.call("GET", LIST_AUTHORITY_DAYS.path, { session });
    const { days } = LIST_AUTHORITY_DAYS.answer.parse(await answer.json());
    const found = days.find(({ category, records }) => category === "casino" && records > 1);
    if (!found) throw new Error("No day of casino games was closed.");
    const { licence, day, category } = found;
    const file = await caller.call(
      "GET",
      `${EXPORT_AUTHORITY_RECORDS.path}?${new URLSearchParams({ licence, day, category })}`,
      { session },
    );
    expect(file.headers.get("content-type")).toContain("application/xml");
    const text = await file.text();
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain("not confirmed against the official schema");
    const { SpilData: data } = new XMLParser().parse(text) as {
      SpilData: {
        KasinospilPrSessionStruktur: readonly { IndskudSpil: number }[];
        EndOfDayRapport: { EndOfDayRapportAntal: number; EndOfDayRapportIndskud: number };
      };
    };
    const records = data.KasinospilPrSessionStruktur;
    const report = data.EndOfDayRapport;
    expect(records).toHaveLength(report.EndOfDayRapportAntal);
    const ore = records.reduce((sum, { IndskudSpil: kroner }) => sum + Math.round(kroner * 100), 0);
    expect(ore).toBe(Math.round(report.EndOfDayRapportIndskud * 100));
    const { rows } = await db().execute<{ id: string; number: string }>(
      sql`select id, customer_number::text as number from players`,
    );
    for (const { id, number } of rows) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(number);
    }
  });

  it("without that role fetch nothing, and nobody fetches a licence that is not there", async () => {
    const caller = staffCaller(db(), gateway.origin);
    const support = await caller.member(["support"]);
    expect(
      await codeOf(await caller.call("GET", LIST_AUTHORITY_DAYS.path, { session: support.session })),
    ).toBe("403 role-needed");
    const { session } = await caller.member(["finance"]);
    const query = new URLSearchParams({ licence: "none", day: "2026-11-22", category: "bingo" });
    expect(
      await codeOf(await caller.call("GET", `${EXPORT_AUTHORITY_RECORDS.path}?${query}`, { session })),
    ).toBe("404 not-found");
  });
});
