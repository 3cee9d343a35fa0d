import {
  TRANSACTIONS_ON_A_PAGE,
  type Transaction,
  type TransactionKind,
  type Transactions,
} from "@spilhus/contracts/payments";
import { REPLAY_DAYS } from "@spilhus/contracts/play";
import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { ROOMS_CALLER } from "../bingo/index.ts";
import { databaseWall, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { firstHiddenNumber } from "../shown-wins/index.ts";
import type { MovementKind } from "../ledger/index.ts";
import { movementKindsOf, TRANSACTION_KIND } from "./transactionKinds.ts";

const DAY_SECONDS = 86_400;

/** Which movements of a player are asked for. */
export interface TransactionsQuery {
  readonly playerId: string;
  /** IANA zone of `from` and `to`. */
  readonly zone: string;
  readonly kind?: TransactionKind | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only movements with a lower number. */
  readonly before?: number | undefined;
}

// The driver gives bigints as text.
const ore = z.coerce.number().int();
const RowSchema = z.object({
  number: ore,
  kind: z.custom<MovementKind>((kind) => typeof kind === "string" && kind in TRANSACTION_KIND),
  at: z.coerce.date(),
  brand: z.string(),
  source: z.string(),
  reference: z.string(),
  id: z.uuid(),
  game: z.nullable(z.string()),
  gameName: z.nullable(z.string()),
  roundId: z.nullable(z.uuid()),
  moved: ore,
  change: ore,
  cash: ore,
  bonus: ore,
});
type Row = z.infer<typeof RowSchema>;

/** The start of a day in a zone, some days later. */
const dayStart = (day: string, zone: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`;

/** Numbers of movements, both ends among them. */
interface Numbers {
  readonly first: number;
  readonly last: number;
}

const EndsSchema = z.tuple([
  z.object({ first: z.nullable(ore), last: z.nullable(ore), hidden: z.nullable(ore) }),
]);

/**
 * The numbers that days and page leave. `listed_at` never falls as numbers rise, so each end is one row of an index. Asked
 * for by themselves, because the planner reads a whole range whose ends it does not know.
 */
async function numbersOf(
  db: Queries,
  { playerId, zone, from, to, before }: TransactionsQuery,
): Promise<Numbers | undefined> {
  const end = (condition: SQL, order: SQL) => sql`(
    select number from ledger_movements where player_id = ${playerId}::uuid and ${condition} order by ${order} limit 1
  )`;
  const first =
    from === undefined
      ? sql`1::bigint`
      : end(sql`listed_at >= ${dayStart(from, zone)}`, sql`listed_at, number`);
  const last =
    to === undefined
      ? sql`${Number.MAX_SAFE_INTEGER}::bigint`
      : end(sql`listed_at < ${dayStart(to, zone, 1)}`, sql`listed_at desc, number desc`);
  const { rows } = await db.execute(
    sql`select ${first} as first, ${last} as last, ${firstHiddenNumber(sql`${playerId}::uuid`)} as hidden`,
  );
  const [ends] = z.parse(EndsSchema, rows);
  if (ends.first === null || ends.last === null) return undefined;
  return {
    first: ends.first,
    last: Math.min(ends.last, (before ?? Infinity) - 1, (ends.hidden ?? Infinity) - 1),
  };
}

/** The rows of a page and one more; each kind is read off its own index, so that a rare kind costs no more. */
function pageOf({ playerId, kind }: TransactionsQuery, { first, last }: Numbers): SQL {
  const most = TRANSACTIONS_ON_A_PAGE + 1;
  const rows = (kinds: SQL) => sql`
    select * from ledger_movements where player_id = ${playerId}::uuid ${kinds} and number between ${first} and ${last}
    order by number desc limit ${most}
  `;
  if (kind === undefined) return rows(sql``);
  const kinds = movementKindsOf(kind).map((one) => sql`(${rows(sql`and kind = ${one}`)})`);
  return sql`select * from (${sql.join(kinds, sql` union all `)}) as found order by number desc limit ${most}`;
}

const PAYMENTS: ReadonlySet<TransactionKind> = new Set(["deposit", "withdrawal"]);

/** Nothing for imported history. A deposit can be charged back more than once: these are told apart behind a colon. */
const paymentIdOf = ({ source, reference }: Pick<Row, "source" | "reference">): string | null =>
  source.startsWith("import:") ? null : (reference.split(":", 1)[0] ?? null);

function transactionOf({
  number,
  kind,
  at,
  brand,
  source,
  reference,
  id,
  game,
  gameName,
  roundId,
  moved,
  change,
  cash,
  bonus,
}: Row): Transaction {
  const shown = TRANSACTION_KIND[kind];
  return {
    number,
    kind: shown,
    movement: kind,
    at: at.toISOString(),
    amountOre: change,
    movedOre: moved,
    cashAfterOre: cash,
    bonusAfterOre: bonus,
    brand,
    game,
    gameName,
    roundId,
    paymentId: PAYMENTS.has(shown) ? paymentIdOf({ source, reference }) : null,
    receiptId: id,
  };
}

/** A page of a player's movements, newest first, with what the player had after each. */
export async function listTransactions(db: Queries, query: TransactionsQuery): Promise<Transactions> {
  const numbers = await numbersOf(db, query);
  if (!numbers) return { transactions: [], next: null };
  const { rows } = await db.execute(sql`
    with page as (${pageOf(query, numbers)}),
    -- Read once: the planner would read the accounts again for each row.
    own as materialized (
      select array_agg(id) as ids from ledger_accounts
      where player_id = ${query.playerId}::uuid and kind in ('cash', 'bonus')
    )
    select page.number, page.kind, page.listed_at as at, page.brand, page.source, page.reference, page.id,
      played.game, (select name from games where slug = played.game) as "gameName", played.round_id as "roundId",
      booked.moved, booked.change, booked.cash, booked.bonus
    from page cross join own
    left join lateral (
      select play_sessions.game, coalesce(house_rounds.id, played_rounds.id) as round_id from wallet_calls
      join game_rounds on game_rounds.id = wallet_calls.round_id
      join play_sessions on play_sessions.id = game_rounds.play_session_id
      left join house_rounds on house_rounds.game_round_id = game_rounds.id
        and house_rounds.started_at > (select ${databaseWall}) - ${seconds(REPLAY_DAYS * DAY_SECONDS)}
      -- Of a hall, whose rounds are the purchases of plates.
      left join bingo_purchases on game_rounds.caller = ${ROOMS_CALLER}
        and bingo_purchases.id = case when game_rounds.caller = ${ROOMS_CALLER} then game_rounds.reference::uuid end
        and bingo_purchases.paid_back_at is null
      left join bingo_rounds as played_rounds on played_rounds.id = bingo_purchases.round_id
        and played_rounds.state = 'finished' and played_rounds.brand = page.brand
        and played_rounds.starts_at > (select ${databaseWall}) - ${seconds(REPLAY_DAYS * DAY_SECONDS)}
      where wallet_calls.movement_id = page.id
    ) as played on true
    cross join lateral (
      select sum(amount_ore) as moved,
        sum(case when credit = any(own.ids) then amount_ore else 0 end)
          - sum(case when debit = any(own.ids) then amount_ore else 0 end) as change,
        (array_agg(cash_after_ore order by id desc))[1] as cash,
        (array_agg(bonus_after_ore order by id desc))[1] as bonus
      from ledger_transfers where movement_id = page.id
    ) as booked
    order by page.number desc
  `);
  const found = z.parse(z.array(RowSchema), rows);
  const shown = found.slice(0, TRANSACTIONS_ON_A_PAGE);
  const next = found.length > shown.length ? (shown.at(-1)?.number ?? null) : null;
  return { transactions: shown.map(transactionOf), next };
}
