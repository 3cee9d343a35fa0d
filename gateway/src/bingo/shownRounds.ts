import type { LiveRound, RoomRound, WonPrize } from "@spilhus/contracts/bingo";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { FIRST_NUMBER_MS } from "./callNumbers.ts";
import { prizesOf } from "./prizes.ts";
import { bingoBalls, bingoRounds } from "./tables.ts";

type Row = typeof bingoRounds.$inferSelect;

/** A round with the plates that are sold so far. */
export interface SoldRound {
  readonly row: Row;
  readonly players: number;
  readonly plates: number;
}

/** States of rounds that are not over. */
const UNDER_WAY = ["planned", "selling", "drawn", "showing"] as const;
export const isUnderWay = inArray(bingoRounds.state, [...UNDER_WAY]);

/** What was sold of a round; nothing yet for one without a plate. */
type Sales = { readonly players: number; readonly plates: number } | null;

// Counted by round: joined to the whole list, every plate ever sold would be counted.
const salesOf = sql<Sales>`case
  when ${bingoRounds.state} in ('planned', 'selling') then (
    select json_build_object('players', sales.players, 'plates', sales.plates)
    from bingo_sales as sales where sales.round_id = ${bingoRounds.id})
  else json_build_object('players', ${bingoRounds.players}, 'plates', ${bingoRounds.plates}) end`;

/** Rounds with their sales, by what everybody may know. */
export async function findRounds(
  db: Queries,
  which: SQL | undefined,
  order: SQL = asc(bingoRounds.startsAt),
  limit = 1_000,
): Promise<SoldRound[]> {
  const found = await db
    .select({ row: bingoRounds, sales: salesOf })
    .from(bingoRounds)
    .where(which)
    .orderBy(order)
    .limit(limit);
  return found.map(({ row, sales }) => ({ row, players: sales?.players ?? 0, plates: sales?.plates ?? 0 }));
}

/** A round as browsers get it. */
export function shownRound({ row, players, plates }: SoldRound): RoomRound {
  return {
    id: row.id,
    room: row.room,
    state: row.state,
    saleOpensAt: row.saleOpensAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    platePriceOre: row.platePriceOre,
    mostPlates: row.mostPlates,
    players,
    plates,
    leastPlates: row.leastPlates,
    leastPlayers: row.leastPlayers,
    prizes: [...(row.prizes ?? prizesOf(row, plates))],
  };
}

/** Wins by pattern, in the order in which they were decided. */
export async function shownWins(
  db: Queries,
  { id, shares }: Pick<Row, "id" | "shares">,
): Promise<WonPrize[]> {
  const { rows } = await db.execute<{
    pattern: WonPrize["pattern"];
    index: number;
    ore: number;
    plates: number[];
  }>(sql`
    select pattern, index, ore, array_agg(plate_no order by plate_no) as plates
    from bingo_shown_wins where round_id = ${id} group by pattern, index, ore
  `);
  const place = (one: WonPrize["pattern"]) => shares.findIndex(({ pattern }) => pattern === one);
  return rows
    .map(({ pattern, index, ore, plates }) => ({ pattern, index, plates, eachOre: ore }))
    .toSorted((one, other) => one.index - other.index || place(one.pattern) - place(other.pattern));
}

function nextNumberAt({ state, shown, shownAt, intervalMs }: Row): string | null {
  if ((state !== "drawn" && state !== "showing") || shownAt === null) return null;
  return new Date(shownAt.getTime() + (shown === 0 ? FIRST_NUMBER_MS : intervalMs)).toISOString();
}

/** A round with everything that was told of it. */
export async function liveRound(db: Queries, round: SoldRound): Promise<LiveRound> {
  const { row } = round;
  const called = await db
    .select({ index: bingoBalls.index, number: bingoBalls.number, at: bingoBalls.at })
    .from(bingoBalls)
    .where(eq(bingoBalls.roundId, row.id))
    .orderBy(asc(bingoBalls.index));
  return {
    round: shownRound(round),
    commitment: row.commitment,
    called: called.map((one) => ({ ...one, at: one.at.toISOString() })),
    won: row.shown === 0 ? [] : await shownWins(db, row),
    nextNumberAt: nextNumberAt(row),
    cancelledBecause: row.cancelledBecause,
  };
}

/** Rounds of a brand's room. */
export const ofRoom = (brand: string, room: string) =>
  and(eq(bingoRounds.brand, brand), eq(bingoRounds.room, room));
