import { and, eq, gt, lte, sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { bingoRounds } from "./tables.ts";

/** The first number follows the draw so soon. */
export const FIRST_NUMBER_MS = 1_500;

/** A round whose next number was called. */
export interface CalledRound {
  readonly id: string;
  /** Its next number is due after so long. */
  readonly intervalMs: number;
}

/** Opens the sale of rounds whose time has come. */
export async function openSales(db: Queries): Promise<void> {
  await db
    .update(bingoRounds)
    .set({ state: "selling" })
    .where(
      and(
        eq(bingoRounds.state, "planned"),
        lte(bingoRounds.saleOpensAt, databaseWall),
        gt(bingoRounds.startsAt, databaseWall),
      ),
    );
}

/**
 * Calls the next number of every round that is due, in one statement. The database's clock alone decides: however many gateways
 * try, whenever they start or die, a number is called once, and none sooner after the one before than the round's pace. After an
 * outage a round goes on with its next number.
 *
 * @returns the rounds that got on
 */
export async function callNumbers(db: Queries): Promise<readonly CalledRound[]> {
  const { rows } = await db.execute<{ id: string; interval: number }>(sql`
    with due as (
      -- Rounds that another gateway has in hand are left to it, so that two never wait for each other.
      select id from bingo_rounds
      where state in ('drawn', 'showing')
        and shown_at <= clock.wall() - make_interval(
          secs => case when shown = 0 then ${FIRST_NUMBER_MS}::integer else interval_ms end / 1000.0)
      for update skip locked
    ),
    called as (
      update bingo_rounds as rounds set
        shown = rounds.shown + 1,
        shown_at = clock.wall(),
        state = case when rounds.shown + 1 >= draws.last_ball then 'finished' else 'showing' end,
        finished_at = case when rounds.shown + 1 >= draws.last_ball then clock.wall() end
      from due join bingo_draws as draws on draws.round_id = due.id
      where rounds.id = due.id
      returning rounds.id, rounds.shown, rounds.shown_at, rounds.interval_ms, draws."order"[rounds.shown] as number
    ),
    kept as (
      insert into bingo_balls (round_id, index, number, at) select id, shown, number, shown_at from called
    )
    select id, interval_ms as interval from called
  `);
  return rows.map(({ id, interval }) => ({ id, intervalMs: interval }));
}
