import { PLATES_OF_STRIP } from "@spilhus/contracts/bingo";
import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { findPlates } from "./plateSet.ts";
import type { bingoPlates, bingoRounds } from "./tables.ts";

type Round = typeof bingoRounds.$inferSelect;

/** Numbers of free plates, strips first: a strip is whole while none of its plates is sold. */
async function freeNumbers(db: Queries, { id, plate }: Round, count: number): Promise<number[]> {
  const strips = plate === "3x9-90" ? Math.floor(count / PLATES_OF_STRIP) : 0;
  const { rows } = await db.execute<{ no: number }>(sql`
    with free as (
      select no, (no - 1) / ${PLATES_OF_STRIP}::integer as strip from bingo_plates
      where kind = ${plate} and not exists (
        select from bingo_tickets where round_id = ${id} and plate_no = no and paid_back_at is null)
    ),
    whole as (
      select strip from free group by strip having count(*) = ${PLATES_OF_STRIP}::integer order by random() limit ${strips}::integer
    ),
    chosen as (select no from free where strip in (select strip from whole)),
    others as (
      select no from free where no not in (select no from chosen) order by random()
      limit greatest(0, ${count}::integer - (select count(*) from chosen))
    )
    select no from chosen union all select no from others
  `);
  return rows.map(({ no }) => no);
}

/** Free plates of a round to choose among, in the order of their numbers. Nothing is reserved by it. */
export async function offerPlates(
  db: Queries,
  round: Round,
  count: number,
): Promise<readonly (typeof bingoPlates.$inferSelect)[]> {
  return findPlates(db, round.plate, await freeNumbers(db, round, count));
}
