import { PLATE_KIND } from "../games/index.ts";
import { PLATES_OF_STRIP, type RoomPlate, type RoomPlateKind } from "@spilhus/contracts/bingo";
import { composePlate, composeStrip, type Plate, type RandomSource } from "@spilhus/game-math";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Queries } from "../database/index.ts";
import { bingoPlates } from "./tables.ts";

/** Strips of each kind's set. */
const STRIPS = 1_000;
/** Plates of each kind's set. */
export const PLATES_OF_SET = STRIPS * PLATES_OF_STRIP;

const CHUNK = 2_000;

type PlateRow = typeof bingoPlates.$inferSelect;

const COLUMNS_OF: Readonly<Record<RoomPlateKind, number>> = { "5x5-75": 5, "4x4-80": 4, "3x9-90": 9 };

function stripOf(kind: RoomPlateKind, random: RandomSource): readonly Plate[] {
  const own = PLATE_KIND[kind];
  return own === "90"
    ? composeStrip(random)
    : Array.from({ length: PLATES_OF_STRIP }, () => composePlate(own, random));
}

function composeSet(kind: RoomPlateKind, random: RandomSource): PlateRow[] {
  const strips = Array.from({ length: STRIPS }, () => stripOf(kind, random));
  return strips
    .flat()
    .map(({ rows }, place) => ({ kind, no: place + 1, cells: rows.flat().map((cell) => cell ?? 0) }));
}

/** Composes the numbered set of each of these kinds of plates. A set that exists never changes. */
export async function makePlates(
  db: NodePgDatabase,
  random: RandomSource,
  kinds: Iterable<RoomPlateKind>,
): Promise<void> {
  for (const kind of kinds) {
    if ((await db.$count(bingoPlates, eq(bingoPlates.kind, kind))) > 0) continue;
    const plates = composeSet(kind, random);
    await db.transaction(async (tx) => {
      // Two gateways that start at once: the second one finds the set of the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bingo plates', 0))`);
      if ((await tx.$count(bingoPlates, eq(bingoPlates.kind, kind))) > 0) return;
      for (let start = 0; start < plates.length; start += CHUNK) {
        await tx.insert(bingoPlates).values(plates.slice(start, start + CHUNK));
      }
    });
  }
}

function rowsOf({ kind, cells }: PlateRow): (number | undefined)[][] {
  const columns = COLUMNS_OF[kind];
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map((cell) => (cell === 0 ? undefined : cell)),
  );
}

/** A plate of the set as the rules of the game know it. */
export const plateOf = (row: PlateRow): Plate => ({ kind: PLATE_KIND[row.kind], rows: rowsOf(row) });

/** A plate of the set as browsers get it. */
export const shownPlate = (row: PlateRow): RoomPlate => ({
  no: row.no,
  rows: rowsOf(row).map((cells) => cells.map((cell) => cell ?? null)),
});

/** Plates of a set by their numbers, ascending; numbers that the set does not have are left out. */
export async function findPlates(
  db: Queries,
  kind: RoomPlateKind,
  numbers: readonly number[],
): Promise<readonly PlateRow[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(bingoPlates)
    .where(and(eq(bingoPlates.kind, kind), inArray(bingoPlates.no, [...numbers])))
    .orderBy(bingoPlates.no);
}
