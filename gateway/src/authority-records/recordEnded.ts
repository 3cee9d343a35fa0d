import { inArray, sql, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { authorityDue, type RecordCategory } from "./tables.ts";

const AT_ONCE = 200;

/** Of games that the house plays, by the rounds; of others, by the catalogue. */
const KIND_OF_SESSION = sql`case coalesce(max(decided.kind), max(games.category))
  when 'slot' then 'slot' when 'slots' then 'slot' when 'roulette' then 'roulette' else 'other' end`;

/** Play sessions whose rounds are all decided and shown. */
const READY_SESSIONS = sql`
  select due.subject from authority_due as due
  where due.category = 'casino'
    and not exists (select from game_rounds where play_session_id = due.subject and state = 'open')
    and not exists (
      select from house_rounds where play_session_id = due.subject and shown_until > (select ${databaseWall})
    )`;
const READY_PURCHASES = sql`select due.subject from authority_due as due where due.category = 'bingo'`;

const COLUMNS = sql`(licence, category, subject, brand, product, kind, pseudonym, started_at, ended_at, day, draws,
  stakes_ore, wins_ore, pot_wins_ore, pot_stakes_ore, math_versions)`;

/** Plates are recorded by purchase, so a session's own record leaves the rounds of rooms out. */
const sessionRecords = (subjects: SQL) => sql`
  insert into authority_records ${COLUMNS}
  select licence, 'casino', id, brand, game, kind, pseudonym, opened_at, ended_at, (ended_at at time zone 'UTC')::date,
    draws, stakes_ore, wins_ore, pot_wins_ore, pot_stakes_ore, math_versions
  from (
    select players.licence, plays.id, plays.brand, plays.game, ${KIND_OF_SESSION} as kind, named.pseudonym, plays.opened_at,
      greatest(plays.closed_at, max(rounds.closed_at), max(decided.shown_until)) as ended_at,
      count(*)::int as draws, sum(rounds.stakes_ore)::bigint as stakes_ore, sum(rounds.wins_ore)::bigint as wins_ore,
      sum(rounds.pot_ore)::bigint as pot_wins_ore, coalesce(sum(fed.ore), 0)::bigint as pot_stakes_ore,
      array_remove(array_agg(distinct decided.math_version), null) as math_versions
    from play_sessions as plays
    join players on players.id = plays.player_id
    join authority_players as named on named.player_id = plays.player_id
    join game_rounds as rounds on rounds.play_session_id = plays.id and rounds.state = 'settled' and rounds.caller <> 'rooms'
    left join house_rounds as decided on decided.game_round_id = rounds.id
    left join pot_contributions as fed on fed.game_round_id = rounds.id
    left join games on games.slug = plays.game
    where plays.id in (${subjects})
    group by plays.id, players.licence, named.pseudonym
  ) as sums`;

const purchaseRecords = (subjects: SQL) => sql`
  insert into authority_records ${COLUMNS}
  select players.licence, 'bingo', purchases.id, draws.brand, draws.room,
    case when draws.plate = '3x9-90' then 'banko' else 'bingo' end, named.pseudonym, purchases.bought_at, purchases.ended_at,
    (purchases.ended_at at time zone 'UTC')::date, 1, rounds.stakes_ore, rounds.wins_ore, 0, 0, '{}'
  from bingo_purchases as purchases
  join bingo_rounds as draws on draws.id = purchases.round_id
  join players on players.id = purchases.player_id
  join authority_players as named on named.player_id = purchases.player_id
  join game_rounds as rounds on rounds.caller = 'rooms' and rounds.reference = purchases.id::text
  where purchases.id in (${subjects})`;

const OF_CATEGORY = {
  casino: { ready: READY_SESSIONS, owners: sql`play_sessions`, records: sessionRecords },
  bingo: { ready: READY_PURCHASES, owners: sql`bingo_purchases`, records: purchaseRecords },
} as const satisfies Record<RecordCategory, object>;

/** @returns how many subjects were ready */
async function recordSome(tx: Queries, category: RecordCategory): Promise<number> {
  const { ready, owners, records } = OF_CATEGORY[category];
  const { rows } = await tx.execute<{ subject: string }>(
    sql`${ready} order by due.since limit ${AT_ONCE}::int for update of due skip locked`,
  );
  const ids = rows.map(({ subject }) => subject);
  if (ids.length === 0) return 0;
  const subjects = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into authority_players (player_id) select distinct player_id from ${owners} where id in (${subjects})
    on conflict do nothing
  `);
  await tx.execute(records(subjects));
  await tx.delete(authorityDue).where(inArray(authorityDue.subject, ids));
  return ids.length;
}

/**
 * Writes the record of every play session that is closed and of every purchase of plates that is over: once, however many
 * gateways do it. A session waits until its rounds are decided and shown; one without a decided round has no record.
 */
export async function recordEnded(db: NodePgDatabase): Promise<void> {
  for (const category of ["casino", "bingo"] as const) {
    while ((await db.transaction((tx) => recordSome(tx, category))) > 0);
  }
}
