import type { RegisteredBrand } from "@spilhus/contracts";
import type { Log } from "@spilhus/lib";
import { and, eq, inArray, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import {
  brandCategories,
  faultsOfRoom,
  pacedRoom,
  leastPlatesOf,
  type RoomRow,
  rooms,
  SALE_MINUTES,
  SHARES,
} from "../games/index.ts";
import { plannedStarts } from "./plannedStarts.ts";
import { bingoRounds } from "./tables.ts";

/** Rounds are planned so far ahead: the plan of the next 24 hours is whole at any time. */
const HOURS_AHEAD = 25;
const CHUNK = 500;

type NewRound = typeof bingoRounds.$inferInsert;

/** A round of a room that starts at some time, by the room's row; its numbers never come faster than the brand's duties of that day allow. */
export function roundOf(
  brand: Pick<RegisteredBrand, "id" | "jurisdiction" | "duties">,
  room: RoomRow,
  startsAt: Date,
) {
  const { slug, name, plate, platePriceOre, mostPlates, leastPlayers } = room;
  const { guaranteedPrizeOre, returnPercent } = room;
  const { intervalMs } = pacedRoom(room, brand, startsAt);
  return {
    ...{ brand: brand.id, room: slug, roomName: name, startsAt, plate, platePriceOre, mostPlates },
    ...{ leastPlayers, guaranteedPrizeOre, returnPercent, intervalMs, leastPlates: leastPlatesOf(room) },
    saleOpensAt: new Date(startsAt.getTime() - SALE_MINUTES * 60_000),
    shares: SHARES[plate],
  };
}

const roundsOf = (brand: RegisteredBrand, room: RoomRow, now: Date): NewRound[] =>
  plannedStarts(room, brand.timezone, now, HOURS_AHEAD).map((startsAt) => roundOf(brand, room, startsAt));

/** Everything of a round that its room's row decides. */
const termsOf = (round: NewRound) =>
  JSON.stringify([
    ...[round.room, new Date(round.startsAt).getTime(), round.roomName, round.plate, round.platePriceOre],
    ...[
      round.mostPlates,
      round.leastPlayers,
      round.guaranteedPrizeOre,
      round.returnPercent,
      round.intervalMs,
    ],
    round.shares.map(({ pattern, percent }) => [pattern, percent]),
  ]);

async function planBrand(tx: Queries, wanted: readonly NewRound[], brand: string): Promise<void> {
  const isPlanned = and(
    eq(bingoRounds.brand, brand),
    eq(bingoRounds.state, "planned"),
    sql`${bingoRounds.saleOpensAt} > ${databaseNow}`,
  );
  const planned = await tx.select().from(bingoRounds).where(isPlanned);
  const keep = new Set(wanted.map(termsOf));
  const gone = planned.filter((round) => !keep.has(termsOf(round))).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(bingoRounds).where(and(isPlanned, inArray(bingoRounds.id, gone)));
  const known = new Set(planned.map(termsOf));
  const missing = wanted.filter((round) => !known.has(termsOf(round)));
  for (let start = 0; start < missing.length; start += CHUNK) {
    await tx
      .insert(bingoRounds)
      .values(missing.slice(start, start + CHUNK))
      .onConflictDoNothing();
  }
}

/**
 * The rooms of a brand that rounds can be played by until the end of the plan, and what is wrong with the others. A duty that
 * applies from a day makes rounds longer, so that they may no longer fit between two starts.
 */
export function playableRooms(
  brand: Pick<RegisteredBrand, "enabledRoutes" | "jurisdiction" | "duties">,
  found: readonly RoomRow[],
  now: Date,
) {
  const categories = brandCategories(brand);
  const until = new Date(now.getTime() + HOURS_AHEAD * 3_600_000);
  const checked = found
    .filter(({ kind }) => categories.includes(kind))
    .map((room) => ({ room, faults: faultsOfRoom(pacedRoom(room, brand, until)) }));
  return {
    rooms: checked.filter(({ faults }) => faults.length === 0).map(({ room }) => room),
    faults: checked.flatMap(({ faults }) => faults),
  };
}

/**
 * Plans the rounds of every room and brand for the next day by the rooms' rows. Rounds whose sale has not begun follow a changed
 * row; those on sale keep their terms. A room that no round can be played by is left out and logged.
 */
export async function planRounds(db: Queries, brands: Brands, log: Log): Promise<void> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
  const now = new Date(rows[0]?.now ?? Number.NaN);
  const found = await db.select().from(rooms);
  for (const brand of brands.values()) {
    const planned = playableRooms(brand, found, now);
    if (planned.faults.length > 0) {
      log("error", "rooms cannot be played by their rows", { brand: brand.id, faults: planned.faults });
    }
    await planBrand(
      db,
      planned.rooms.flatMap((room) => roundsOf(brand, room, now)),
      brand.id,
    );
  }
}
