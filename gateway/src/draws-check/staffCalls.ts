import { LIST_DRAWS } from "@spilhus/contracts/staff";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { HOUSE_GAMES } from "../house-rounds/index.ts";
import { chiSquare, MOST_Z } from "./chiSquare.ts";
import { countDraws } from "./countDraws.ts";

const ROUNDS = 50;
const RoundsSchema = z.array(
  z.object({
    id: z.uuid(),
    brand: z.string(),
    roomName: z.string(),
    startsAt: z.coerce.date().transform((date) => date.toISOString()),
    plates: z.int(),
    numbers: z.array(z.int()),
    commitment: z.string(),
  }),
);
const defineStaffCall = defineStaffCallWith();

/** The latest rounds that are over. What is drawn is told nobody before it is called, staff neither. */
async function readRounds(db: Queries) {
  const { rows } = await db.execute(sql`
    select rounds.id, rounds.brand, rounds.room_name as "roomName", rounds.starts_at as "startsAt", rounds.plates,
      array_agg(balls.number order by balls.index) as numbers, rounds.commitment
    from (
      select * from bingo_rounds where state = 'finished' and not is_seeded order by finished_at desc limit ${ROUNDS}::int
    ) as rounds
    join bingo_balls as balls on balls.round_id = rounds.id
    group by rounds.id, rounds.brand, rounds.room_name, rounds.starts_at, rounds.plates, rounds.commitment, rounds.finished_at
    order by rounds.finished_at desc
  `);
  return z.parse(RoundsSchema, rows);
}

const list = defineStaffCall(LIST_DRAWS, async ({ services: { db } }) => {
  const counted = [];
  for (const game of HOUSE_GAMES) {
    for (const { place, counts } of await countDraws(db, game)) {
      const draws = counts.reduce((sum, count) => sum + count, 0);
      const deviation = chiSquare(counts) ?? null;
      if (draws > 0) counted.push({ game: game.id, place, numbers: counts.length, draws, deviation });
    }
  }
  return { places: counted, mostZ: MOST_Z, rounds: await readRounds(db) };
});

/** The staff's call about draws. */
export const DRAW_STAFF_CALLS = [list] as const;
