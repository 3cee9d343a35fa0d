import { randomInt } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { RegisteredBrand } from "@spilhus/contracts";
import type { RandomSource } from "@spilhus/game-math";
import { eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { bingoRounds } from "../../src/bingo/tables.ts";
import { callNumbers } from "../../src/bingo/callNumbers.ts";
import { openAndDraw, payOut } from "../../src/bingo/roomWork.ts";
import { openPlay } from "../../src/house-rounds/openPlay.ts";
import { startRound } from "../../src/house-rounds/startRound.ts";
import { lockPlayerRow } from "../../src/sessions/index.ts";
import { addPlates, addRound, buy, roomPlayer, type RoomPlayer, type TestRound } from "../bingoStage.ts";
import { addHouseGames, SLOT } from "../housePlay.ts";
import { makeClockMovable, moveClock } from "../movableClock.ts";
import { TEST_BRANDS } from "../testBrands.ts";

const SECURE: RandomSource = { below: (bound) => randomInt(bound) };
const CASH_ORE = 1_000_000_000;
const STAKE_ORE = 100;
/** Purchases that are made at the same time. */
const AT_ONCE = 8;
/** Plates of each kind. */
const PLATES = 3_000;
const silent = () => undefined;

/** The database's clock runs so much faster: the pace of three seconds would else be what is measured. */
const FASTER = 60;

/** Players at a slot and in a room, on a database of their own. */
export interface PlayLoad {
  readonly players: readonly string[];
  /** Plays a round of the player's, in a transaction of its own, with every check but that of the request. */
  playRound(player: string): Promise<void>;
  /** Makes the clock run faster by {@link FASTER}, or as it does. */
  hurry(isFast: boolean): Promise<void>;
  /**
   * Has as many players buy one plate each of a round, from its last seconds until after its end.
   *
   * @returns milliseconds of each purchase; how many were refused in time, and sold late
   */
  sellOut(
    plates: number,
    lastSeconds: number,
  ): Promise<{ readonly ms: readonly number[]; readonly refused: number; readonly late: number }>;
  /** Milliseconds from the end of a sale of so many plates until the first number was called. */
  drawAndCall(plates: number): Promise<number>;
  /**
   * Has rooms call numbers for some minutes of the moved clock.
   *
   * @returns numbers called, and how many came less than three seconds after the one before
   */
  callFor(rooms: number, minutes: number): Promise<{ readonly called: number; readonly tooClose: number }>;
}

function requireBrand(): RegisteredBrand {
  const [brand] = TEST_BRANDS;
  if (!brand) throw new Error("There is no brand to play on.");
  return brand;
}

/** @throws {Error} unless every purchase was made */
function requireSold(words: readonly string[]): void {
  if (words.some((word) => word !== "bought")) throw new Error(`Plates were not sold: ${words.join(" ")}.`);
}

/** @param count players, each in a game of the house */
export async function playLoad(db: NodePgDatabase, count: number): Promise<PlayLoad> {
  await makeClockMovable(db);
  await addHouseGames(db);
  await addPlates(db, PLATES);
  const brand = requireBrand();
  // The law's interval would end every round of a fast clock.
  const unasked: RegisteredBrand = {
    ...brand,
    duties: { ...brand.duties, realityCheck: [{ appliesFrom: "2012-01-01", everyMinutes: 1_000_000 }] },
  };
  const brands = new Map([[brand.id, unasked]]);
  const services = { db, brands, random: SECURE, log: silent };
  const seats = new Map<string, { readonly player: RoomPlayer; readonly playId: string }>();
  for (let made = 0; made < count; made += 1) {
    const player = await roomPlayer(db, CASH_ORE);
    const opening = { game: SLOT, mode: "real" } as const;
    const { playId } = await db.transaction((tx) => openPlay(tx, brands, unasked, player.session, opening));
    seats.set(player.id, { player, playId });
  }
  // The clock leaps past the end that each stake gives the session, and past the next reality check.
  const staySignedIn = async () => {
    await db.execute(sql`update sessions set expires_at = 'infinity', ends_at = 'infinity'`);
    await db.execute(sql`update reality_clocks set since = clock.wall()`);
  };
  await staySignedIn();
  const seatOf = (id: string) => {
    const seat = seats.get(id);
    if (!seat) throw new Error("No such player sits here.");
    return seat;
  };
  const playRound = async (id: string) => {
    const { player, playId } = seatOf(id);
    await db.transaction(async (tx) => {
      await lockPlayerRow(tx, id);
      await startRound(tx, services, { brand: unasked, session: player.session }, playId, {
        stakeOre: STAKE_ORE,
      });
    });
  };
  const sellTo = (round: TestRound, players: readonly RoomPlayer[], each: number, from: number) =>
    players.map((player, place) =>
      buy(
        db,
        player,
        round,
        Array.from({ length: each }, (_, plate) => (from + place) * each + plate + 1),
      ),
    );
  const everybody = [...seats.values()].map(({ player }) => player);
  return {
    players: [...seats.keys()],
    playRound,
    async hurry(isFast) {
      const rate = isFast ? FASTER : 1;
      // What has passed stays passed: no round may start before the one that was shown.
      const { rows } = await db.execute<{ moved: number; now: number }>(sql`
        select extract(epoch from clock.wall() - pg_catalog.clock_timestamp())::float8 as moved,
          extract(epoch from pg_catalog.clock_timestamp())::float8 as now`);
      const [at] = rows;
      if (!at) throw new Error("The database does not say what time it is.");
      const { moved, now } = at;
      await db.execute(sql`update clock.moved set by = make_interval(secs => ${moved})`);
      await db.execute(
        sql.raw(`
        create or replace function clock.wall() returns timestamptz language sql volatile parallel safe
          as 'select pg_catalog.clock_timestamp() + (select by from clock.moved)
            + make_interval(secs => (extract(epoch from pg_catalog.clock_timestamp())::float8 - ${now}) * ${rate - 1})'`),
      );
    },
    async sellOut(plates, lastSeconds) {
      await staySignedIn();
      const round = await addRound(db, lastSeconds, { mostPlates: 12 });
      const begun = performance.now();
      const ms: number[] = [];
      const words: { readonly word: string; readonly wasInTime: boolean }[] = [];
      const over = lastSeconds * 1_000;
      await Promise.all(
        Array.from({ length: plates }, async (_, place) => {
          // Evenly over the last seconds, and a tenth of them after the end.
          const due = (place / plates) * over * 1.1;
          await new Promise((resolve) => setTimeout(resolve, due));
          const asked = performance.now();
          const player = everybody[place % everybody.length];
          if (!player) return;
          const word = await buy(db, player, round, [place + 1]).catch(() => "failed");
          ms.push(performance.now() - asked);
          words.push({ word, wasInTime: asked - begun < over - 1_000 });
        }),
      );
      const { rows } = await db.execute<{ late: number }>(sql`
        select count(*)::int as late from bingo_purchases join bingo_rounds on bingo_rounds.id = round_id
        where round_id = ${round.id} and bought_at >= starts_at`);
      return {
        ms: ms.toSorted((one, other) => one - other),
        refused: words.filter(({ word, wasInTime }) => wasInTime && word !== "bought").length,
        late: rows[0]?.late ?? 0,
      };
    },
    async drawAndCall(plates) {
      await staySignedIn();
      const each = 12;
      const round = await addRound(db, 600, { mostPlates: each });
      const words: string[] = [];
      // A few at a time, as connections allow.
      for (let from = 0; from * each < plates; from += AT_ONCE) {
        words.push(...(await Promise.all(sellTo(round, everybody.slice(from, from + AT_ONCE), each, from))));
      }
      requireSold(words);
      await moveClock(db, "10 minutes");
      const begun = performance.now();
      for (;;) {
        await openAndDraw(services);
        await callNumbers(db);
        const [now] = await db.select().from(bingoRounds).where(eq(bingoRounds.id, round.id));
        if (now?.state === "cancelled") throw new Error("The round was cancelled.");
        if ((now?.shown ?? 0) > 0) return performance.now() - begun;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async callFor(rooms, minutes) {
      const [one, other] = everybody;
      if (!one || !other) throw new Error("Two players are needed.");
      const played: string[] = [];
      for (let minute = 0; minute < minutes; minute += 10) {
        await staySignedIn();
        const rounds = await Promise.all(
          Array.from({ length: rooms }, () => addRound(db, 60, { guaranteedPrizeOre: 200, leastPlates: 2 })),
        );
        for (const round of rounds) {
          requireSold([await buy(db, one, round, [1, 2, 3]), await buy(db, other, round, [7, 8, 9])]);
          played.push(round.id);
        }
        await moveClock(db, "61 seconds");
        await openAndDraw(services);
        // Half a number's time at once: a number that came too soon would be called.
        for (let idle = 0; idle < 4;) {
          await moveClock(db, "1.5 seconds");
          idle = (await callNumbers(db)).length === 0 ? idle + 1 : 0;
        }
        await payOut(services);
      }
      const { rows } = await db.execute<{ called: number; close: number }>(sql`
        select count(*)::int as called, count(*) filter (where gap < interval '3 seconds')::int as close from (
          select at - lag(at) over (partition by round_id order by index) as gap from bingo_balls
          where round_id in (${sql.join(
            played.map((id) => sql`${id}::uuid`),
            sql`, `,
          )})) as gaps`);
      const [counts] = rows;
      if (!counts || counts.called === 0) throw new Error("No number was called.");
      return { called: counts.called, tooClose: counts.close };
    },
  };
}
