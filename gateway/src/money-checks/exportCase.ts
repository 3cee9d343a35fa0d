import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Queries } from "../database/index.ts";
import { wholeCase } from "./staffCases.ts";
import type { MoneyCaseRow } from "./tables.ts";

const MovementSchema = z.object({
  number: z.coerce.number().int(),
  at: z.string(),
  kind: z.string(),
  brand: z.string(),
  amountOre: z.coerce.number().int(),
  cashAfterOre: z.coerce.number().int(),
  bonusAfterOre: z.coerce.number().int(),
  reference: z.string(),
});
type ExportedMovement = z.infer<typeof MovementSchema>;

/** A player's movements from a year before a case on, in order. */
async function movementsAround(
  db: Queries,
  { playerId, openedAt }: MoneyCaseRow,
): Promise<ExportedMovement[]> {
  const { rows } = await db.execute(sql`
    select number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, kind, brand, reference,
      moved.ore as "amountOre", moved.cash as "cashAfterOre", moved.bonus as "bonusAfterOre"
    from ledger_movements cross join lateral (
      select sum(amount_ore) as ore, (array_agg(cash_after_ore order by id desc))[1] as cash,
        (array_agg(bonus_after_ore order by id desc))[1] as bonus
      from ledger_transfers where movement_id = ledger_movements.id
    ) as moved
    where player_id = ${playerId} and at > ${openedAt}::timestamptz - interval '1 year'
    order by number
  `);
  return z.parse(z.array(MovementSchema), rows);
}

/** A file for the officer's report to the authority. */
export interface CaseFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Writes a case with its movements: all of it as JSON, or the movements as CSV, a row each. Amounts are whole øre. */
export async function exportCase(db: Queries, row: MoneyCaseRow, format: "json" | "csv"): Promise<CaseFile> {
  const movements = await movementsAround(db, row);
  const name = `case-${row.id}.${format}`;
  if (format === "csv") {
    const columns = Object.keys(MovementSchema.shape);
    return { name, type: "text/csv", text: stringify(movements, { header: true, columns }) };
  }
  const whole = { ...(await wholeCase(db, row)), movements };
  return { name, type: "application/json", text: JSON.stringify(whole, null, 2) };
}
