import { manualClock } from "@spilhus/lib";
import { asc, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  type RoomPlayer,
  roomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, payOut, type RoomServices } from "./roomWork.ts";
import { bingoBalls } from "./tables.ts";

/** How long the moved clock runs; a day is 1440. */
const MINUTES = Number(process.env["ROOM_MINUTES"] ?? 8);

const QUIET = { jobsPollMs: 3_600_000 } as const;
let gateway: TestGateway;
let db: NodePgDatabase;
let services: RoomServices;
beforeAll(async () => {
  // The clock of this process is 90 s ahead: no round may notice.
  gateway = await testGateway({
    ...QUIET,
    worksOnRooms: true,
    clock: manualClock(new Date(Date.now() + 90_000).toISOString()),
  });
  db = gateway.database.db;
  services = await setBingoStage(db);
});
afterAll(async () => {
  await requireWholeLedger(db);
  await gateway[Symbol.asyncDispose]();
});

const inState = async (rounds: readonly TestRound[], ...states: readonly string[]) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from bingo_rounds where id in (${sql.join(
      rounds.map(({ id }) => sql`${id}`),
      sql`, `,
    )})
      and state in (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )})`);
  return rows[0]?.count ?? 0;
};

/** Does what so many gateways do at one moment, each with connections of its own. */
async function together(databases: readonly NodePgDatabase[]): Promise<void> {
  await Promise.all(
    databases.flatMap((own) => [
      callNumbers(own),
      openAndDraw({ ...services, db: own }),
      payOut({ ...services, db: own }),
    ]),
  );
}

async function playAll(rounds: readonly TestRound[], databases: readonly NodePgDatabase[]): Promise<void> {
  while ((await inState(rounds, "finished")) < rounds.length) {
    await moveClock(db, "1.5 seconds");
    await together(databases);
  }
  // Wins of the last numbers, then the ends of the purchases.
  await together(databases);
  await together(databases);
}

async function faultsOf(rounds: readonly TestRound[]) {
  const ids = sql.join(
    rounds.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    select r.id, count(b.*)::int as balls, count(distinct b.number)::int as different, d.last_ball as "lastBall",
      min(b.at - earlier.at) < interval '3.000 s' as "isTooFast",
      (select count(*)::int from bingo_wins w where w.round_id = r.id and w.paid_at is null) as unpaid,
      (select count(*)::int from bingo_purchases p where p.round_id = r.id and p.ended_at is null) as open
    from bingo_rounds r join bingo_draws d on d.round_id = r.id join bingo_balls b on b.round_id = r.id
    left join bingo_balls earlier on earlier.round_id = b.round_id and earlier.index = b.index - 1
    where r.id in (${ids}) group by r.id, d.last_ball
    having count(b.*) <> d.last_ball or count(distinct b.number) <> count(b.*) or min(b.at - earlier.at) < interval '3.000 s'
      or exists (select from bingo_wins w where w.round_id = r.id and w.paid_at is null)
      or exists (select from bingo_purchases p where p.round_id = r.id and p.ended_at is null)
  `);
  return rows;
}

const cashOf = async (players: readonly RoomPlayer[]) => {
  const all = await Promise.all(players.map(({ id }) => readBalances(db, id)));
  return all.reduce((sum, { cashOre }) => sum + cashOre, 0);
};

describe("rounds of one database", { timeout: 60_000 }, () => {
  it.each([
    [2, 30],
    [4, 20],
  ])(
    "with %s gateways and one whose clock is wrong have one order each, no number twice and no gap below 3.000 s, and %s rounds pay each win once (games attack 6)",
    async (gateways, count) => {
      const others = await Promise.all(Array.from({ length: gateways - 1 }, () => gateway.another()));
      const players = await Promise.all(Array.from({ length: 3 }, () => roomPlayer(db)));
      const before = await cashOf(players);
      const rounds: TestRound[] = [];
      for (let made = 0; made < count; made += 1) {
        // A small plate and few numbers to wait for: what is proved does not depend on the kind.
        const round = await addRound(db, 60, { plate: made % 2 === 0 ? "4x4-80" : "3x9-90" });
        rounds.push(round);
        await Promise.all(
          players.map((player, place) =>
            buy(
              db,
              player,
              round,
              [1, 2].map((no) => place * 2 + no),
            ),
          ),
        );
      }
      await moveClock(db, "61 seconds");
      await playAll(rounds, [db, ...others.map(({ database }) => database.db)]);
      expect(await faultsOf(rounds)).toEqual([]);
      const { rows } = await db.execute<{ ore: number }>(sql`
      select coalesce(sum(ore), 0)::int as ore from bingo_wins
      where round_id in (${sql.join(
        rounds.map(({ id }) => sql`${id}`),
        sql`, `,
      )})`);
      expect(await cashOf(players)).toBe(before - count * 600 + (rows[0]?.ore ?? 0));
      for (const other of others) await other[Symbol.asyncDispose]();
    },
  );

  it("go on with the next number after an outage, however long it was", async () => {
    const players = await Promise.all([roomPlayer(db), roomPlayer(db)]);
    const round = await addRound(db, 60);
    await Promise.all(
      players.map((player, place) =>
        buy(
          db,
          player,
          round,
          [1, 2, 3].map((no) => place * 3 + no),
        ),
      ),
    );
    await moveClock(db, "61 seconds");
    await openAndDraw(services);
    await moveClock(db, "3 hours");
    await together([db]);
    await callNumbers(db);
    const balls = await db
      .select()
      .from(bingoBalls)
      .where(sql`round_id = ${round.id}`)
      .orderBy(asc(bingoBalls.index));
    expect(balls.map(({ index }) => index)).toEqual([1]);
    await playAll([round], [db]);
    expect(await faultsOf([round])).toEqual([]);
  });

  it("that could not be drawn for more than two minutes are cancelled and paid back", async () => {
    const quiet = await gateway.another();
    const players = await Promise.all([roomPlayer(db), roomPlayer(db)]);
    const round = await addRound(db, 60);
    await Promise.all(
      players.map((player, place) =>
        buy(
          db,
          player,
          round,
          [1, 2, 3].map((no) => place * 3 + no),
        ),
      ),
    );
    await moveClock(db, "181 seconds");
    await openAndDraw({ ...services, db: quiet.database.db });
    await payOut(services);
    expect(await readRound(db, round)).toMatchObject({ state: "cancelled", cancelledBecause: "late" });
    expect(await cashOf(players)).toBe(200_000);
    await quiet[Symbol.asyncDispose]();
  });

  it("sell plates until the very end of their sale and none after it: every plate sold is in the draw (games attack 8)", async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => roomPlayer(db)));
    const round = await addRound(db, 2, { mostPlates: 60 });
    let attempts = 0;
    const words = new Map<string, number>();
    await Promise.all([
      ...players.map(async (player, place) => {
        for (let word = "bought"; word === "bought"; attempts += 1) {
          const no = place * 15 + 1 + (attempts % 15);
          word = await buy(db, player, round, [no]);
          if (word === "plate-taken") word = "bought";
          else words.set(word, (words.get(word) ?? 0) + 1);
        }
      }),
      (async () => {
        while ((await readRound(db, round)).state === "selling") await openAndDraw(services);
      })(),
    ]);
    const late = await Promise.all(players.map((player) => buy(db, player, round, [120])));
    expect(new Set(late)).toEqual(new Set(["sale-closed"]));
    expect([...words.keys()].toSorted()).toEqual(["bought", "sale-closed"]);
    const { rows } = await db.execute<{ sold: number; late: number }>(sql`
      select count(*)::int as sold, count(*) filter (where p.bought_at >= r.starts_at)::int as late
      from bingo_tickets t join bingo_purchases p on p.id = t.purchase_id join bingo_rounds r on r.id = t.round_id
      where t.round_id = ${round.id}`);
    expect(rows).toEqual([{ sold: words.get("bought"), late: 0 }]);
    expect((await readRound(db, round)).plates).toBe(words.get("bought"));
    expect(attempts).toBeGreaterThan(players.length);
  });

  it(
    `of twenty rooms run for ${MINUTES} minutes of the moved clock without a gap below 3.000 s and with a whole ledger`,
    async () => {
      const players = await Promise.all([roomPlayer(db, 5_000_000), roomPlayer(db, 5_000_000)]);
      const rounds: TestRound[] = [];
      const addRounds = async () => {
        for (let room = 0; room < 20; room += 1) {
          const round = await addRound(db, 60, { plate: room % 2 === 0 ? "4x4-80" : "3x9-90" });
          rounds.push(round);
          for (const [place, player] of players.entries()) {
            await buy(
              db,
              player,
              round,
              [1, 2, 3].map((no) => place * 3 + no),
            );
          }
        }
      };
      for (let second = 0; second < MINUTES * 60; second += 3) {
        // A room's round takes at most 4.5 minutes at this pace.
        if (second % 600 === 0) await addRounds();
        await moveClock(db, "3 seconds");
        await together([db]);
      }
      await playAll(rounds, [db]);
      expect(await faultsOf(rounds)).toEqual([]);
      await requireWholeLedger(db);
    },
    60_000 + MINUTES * 6_000,
  );
});
