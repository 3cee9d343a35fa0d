import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { LedgerFault } from "./findFaults.ts";
import type { Seal } from "./sealDay.ts";

/**
 * Compares seals that were kept outside the database, as log or mail told them, with those in it. A database that was set
 * back to an earlier day, or whose seals were worked out anew, is whole by itself: only this finds it.
 */
export async function checkKeptSeals(db: Queries, kept: readonly Seal[]): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ licence: string; day: string; is_there: boolean }>(sql`
    select kept.licence, kept.day, seals.hash is not null as is_there
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (licence text, day text, hash text)
    left join ledger_seals as seals on seals.licence = kept.licence and seals.day = kept.day::date
    where encode(seals.hash, 'hex') is distinct from kept.hash order by kept.licence, kept.day
  `);
  return rows.map(({ licence, day, is_there: isThere }) => ({
    ...{ invariant: "seal", subject: `${licence} ${day}` },
    fault: isThere ? "it is not the seal that was kept" : "the seal that was kept is not there",
  }));
}
