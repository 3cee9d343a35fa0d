import { stringify } from "csv-stringify/sync";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** The day of a licence whose movements are written down. */
export interface ExportedDay {
  readonly licence: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly zone: string;
}

const ROWS_AT_ONCE = 1_000;
const COLUMNS = [
  ...["transfer", "movement", "booked_at", "happened_at", "kind", "source", "reference", "by", "brand"],
  ...["customer_number", "from", "to", "amount_ore"],
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], string | null>>;

/** The next transfers of the day, in the order in which they were booked. */
async function readRows(
  db: Queries,
  { licence, day, zone }: ExportedDay,
  after: string,
): Promise<readonly Row[]> {
  const start = (plus: number) => sql`((${day}::date + ${plus}::int)::timestamp at time zone ${zone})`;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select transfers.id::text as transfer, movements.id::text as movement,
      to_char(movements.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as booked_at,
      to_char(movements.event_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as happened_at,
      movements.kind, movements.source, movements.reference, movements.by, movements.brand,
      players.customer_number::text as customer_number,
      debits.kind || case when debits.ref = '' then '' else ':' || debits.ref end as "from",
      credits.kind || case when credits.ref = '' then '' else ':' || credits.ref end as "to",
      transfers.amount_ore::text as amount_ore
    from ledger_transfers as transfers
    join ledger_movements as movements on movements.id = transfers.movement_id
    join ledger_accounts as debits on debits.id = transfers.debit
    join ledger_accounts as credits on credits.id = transfers.credit
    left join players on players.id = movements.player_id
    where movements.licence = ${licence} and movements.at >= ${start(0)} and movements.at < ${start(1)}
      -- What was sealed before the day need not be read.
      and transfers.id > greatest(${after}::bigint, (
        select max(last_transfer) from ledger_seals
        where licence = ${licence} and sealed_at < ${start(0)} - interval '10 minutes'
      ))
    order by transfers.id limit ${ROWS_AT_ONCE}
  `);
  return rows;
}

async function* written(db: Queries, which: ExportedDay): AsyncGenerator<string, void> {
  const text = (rows: readonly (readonly (string | null)[])[]) =>
    stringify([...rows], { record_delimiter: "windows", escape_formulas: true });
  yield text([COLUMNS]);
  let after = "0";
  for (;;) {
    const rows = await readRows(db, which, after);
    if (rows.length > 0) yield text(rows.map((row) => COLUMNS.map((column) => row[column])));
    after = rows.at(-1)?.transfer ?? after;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/**
 * Every transfer of a licence's day as CSV, amounts in øre. The next rows are read when those before were sent. Its sums are
 * those of the ledger: each amount leaves `from` and arrives at `to`.
 */
export const exportMovements = (db: Queries, which: ExportedDay): Readable =>
  Readable.from(written(db, which), { objectMode: false });
