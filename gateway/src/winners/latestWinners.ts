import { type GameCategory, LEAST_WIN_ORE, type RegisteredBrand, type Winner } from "@spilhus/contracts";
import { WINNER_NAMES } from "@spilhus/contracts/player-account";
import { inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow, databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { games } from "../games/index.ts";
import { EVENT_MS } from "../house-rounds/index.ts";
import { shownName } from "./winnerName.ts";

const FEED_DAYS = 90;
/** Since the end of its presentation: nobody reads of a win before its player has seen it. */
const WAIT_SECONDS = 10;

const RowsSchema = z.array(
  z.object({
    id: z.uuid(),
    player: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    winner_name: z.enum(WINNER_NAMES),
    ore: z.coerce.number().int(),
    won_at: z.coerce.date(),
    game: z.string(),
  }),
);

/** Holds that close no page and say nothing against a player being named. */
const isShown = sql`not exists (
  select from holds where holds.player_id = players.id and holds.lifted_at is null
    and holds.kind not in ('play-limits', 'withdrawals')
    and (holds.kind = 'block' or holds.ends_at is null or holds.ends_at > ${databaseNow})
)`;

/**
 * The newest net wins of a brand's players in the last 90 days, in games of these categories: what came back less what was
 * staked, from the brand's smallest amount on, ten seconds after it was shown to its end. A player who takes a break, is
 * excluded or is otherwise kept from playing is not among them, whenever they won.
 *
 * Rounds of the house, of studios and purchases of plates are asked alike; play that was imported from elsewhere is left out.
 */
export async function latestWinners(
  db: Queries,
  { id: brand, winners }: Pick<RegisteredBrand, "id" | "winners">,
  categories: readonly GameCategory[],
  limit: number,
): Promise<Winner[]> {
  if (categories.length === 0) return [];
  const leastOre = Math.max(winners?.leastOre ?? 0, LEAST_WIN_ORE);
  const until = sql`(select ${databaseWall} - make_interval(secs => ${WAIT_SECONDS}))`;
  const from = sql`(select ${databaseWall} - make_interval(days => ${FEED_DAYS}))`;
  const isListed = sql`games.category = any(${sql.param([...categories])}::text[])`;
  const { rows } = await db.execute(sql`
    with wins as (
      (
        select rounds.id, plays.player_id, plays.game, rounds.win_ore - rounds.stake_ore as ore, rounds.shown_until as won_at
        from house_rounds as rounds
        join play_sessions as plays on plays.id = rounds.play_session_id
        join players on players.id = plays.player_id join games on games.slug = plays.game
        where rounds.game_round_id is not null and rounds.win_ore - rounds.stake_ore >= ${sql.raw(`${LEAST_WIN_ORE}`)}
          and rounds.win_ore - rounds.stake_ore >= ${leastOre}::bigint
          and rounds.shown_until > ${from} and rounds.shown_until <= ${until}
          and rounds.shown_until + make_interval(secs => jsonb_array_length(rounds.events) * ${EVENT_MS}::int / 1000.0) <= ${until}
          and plays.brand = ${brand} and ${isListed} and ${isShown}
        order by rounds.shown_until desc limit ${limit}::int
      ) union all (
        select rounds.id, plays.player_id, plays.game, rounds.wins_ore - rounds.stakes_ore, rounds.closed_at
        from game_rounds as rounds
        join play_sessions as plays on plays.id = rounds.play_session_id
        join players on players.id = plays.player_id join games on games.slug = plays.game
        where rounds.state = 'settled' and rounds.wins_ore - rounds.stakes_ore >= ${sql.raw(`${LEAST_WIN_ORE}`)}
          and rounds.caller not in ('house', 'rooms', 'import') and rounds.wins_ore - rounds.stakes_ore >= ${leastOre}::bigint
          and rounds.closed_at > ${from} and rounds.closed_at <= ${until}
          and plays.brand = ${brand} and ${isListed} and ${isShown}
        order by rounds.closed_at desc limit ${limit}::int
      ) union all (
        select purchases.id, purchases.player_id, rounds.room, won.ore - purchases.paid_ore, rounds.finished_at
        from bingo_rounds as rounds
        join bingo_purchases as purchases on purchases.round_id = rounds.id and purchases.paid_back_at is null
        join players on players.id = purchases.player_id join games on games.slug = rounds.room
        cross join lateral (
          select sum(wins.ore) as ore from bingo_tickets as tickets
          join bingo_wins as wins on wins.ticket_id = tickets.id and wins.paid_at is not null
          where tickets.purchase_id = purchases.id
        ) as won
        where rounds.state = 'finished' and rounds.brand = ${brand}
          and rounds.finished_at > ${from} and rounds.finished_at <= ${until}
          and won.ore - purchases.paid_ore >= ${leastOre}::bigint and ${isListed} and ${isShown}
        order by rounds.finished_at desc limit ${limit}::int
      )
    )
    select wins.id, players.id as player, players.first_name, players.last_name, players.winner_name, wins.ore, wins.won_at, wins.game
    from wins join players on players.id = wins.player_id
    order by wins.won_at desc, wins.id limit ${limit}::int
  `);
  const won = z.parse(RowsSchema, rows);
  const listed = await db
    .select({ slug: games.slug, name: games.name, category: games.category, art: games.art })
    .from(games)
    .where(inArray(games.slug, [...new Set(won.map(({ game }) => game))]));
  const bySlug = new Map(listed.map((game) => [game.slug, game]));
  return won.flatMap(({ id, player, first_name, last_name, winner_name, ore, won_at, game: slug }) => {
    const game = bySlug.get(slug);
    if (!game) return [];
    const named = { id: player, firstName: first_name, lastName: last_name };
    return [{ id, player: shownName(named, winner_name), amountOre: ore, wonAt: won_at.toISOString(), game }];
  });
}
