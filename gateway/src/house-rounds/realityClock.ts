import type { RegisteredBrand } from "@spilhus/contracts";
import type { RealityCheck } from "@spilhus/contracts/play";
import { dutiesAt } from "@spilhus/jurisdiction";
import { and, eq, gte, sql } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { playSessions } from "../play/index.ts";
import { otherTotalsSince } from "./studioPlays.ts";
import { houseRounds, realityClocks } from "./tables.ts";

const MINUTE_MS = 60_000;
/** Shorter intervals that a player can choose, where the longest one allows them. */
const SHORTER_MINUTES = [10, 15, 20, 30, 45];

/** The longest interval on the law's day. */
const longestMinutes = (brand: RegisteredBrand, now: Date) => dutiesAt(brand, now).realityCheck.everyMinutes;

/** The intervals that a player of the brand can choose, the shortest first. */
export function intervalChoices(brand: RegisteredBrand, now: Date): readonly number[] {
  const longest = longestMinutes(brand, now);
  return [...SHORTER_MINUTES.filter((minutes) => minutes < longest), longest];
}

/** Whether a player has been away from games for so long that their time of play begins anew. */
export const isPause = (brand: RegisteredBrand, last: Date, now: Date): boolean =>
  now.getTime() - last.getTime() >= longestMinutes(brand, now) * MINUTE_MS;

/** The shortest pause after which play begins anew at any of the brands, in milliseconds. */
export const shortestPause = (brands: readonly RegisteredBrand[], now: Date): number =>
  Math.min(...brands.map((brand) => longestMinutes(brand, now))) * MINUTE_MS;

/** When a player must be told the next time. */
export interface RealityClock {
  readonly since: Date;
  readonly everyMinutes: number;
  readonly dueAt: Date;
}

const clockOf = (since: Date, everyMinutes: number): RealityClock => ({
  ...{ since, everyMinutes },
  dueAt: new Date(since.getTime() + everyMinutes * MINUTE_MS),
});

/** When the player last did something for money, in whichever game; nothing for the first time. */
async function lastPlayed(db: Queries, playerId: string): Promise<Date | undefined> {
  const isReal = and(eq(playSessions.playerId, playerId), eq(playSessions.mode, "real"));
  const at = sql`greatest(
    max(${playSessions.openedAt}), max(${playSessions.closedAt}),
    (select max(started_at) from ${houseRounds} where ${houseRounds.playerId} = ${playerId}::uuid and game_round_id is not null),
    (select max(rounds.opened_at) from game_rounds as rounds join play_sessions as plays on plays.id = rounds.play_session_id
      where plays.player_id = ${playerId}::uuid and rounds.caller <> 'house'),
    -- Plates play on after they were bought.
    (select max(coalesce(rounds.closed_at, clock.wall())) from game_rounds as rounds
      join play_sessions as plays on plays.id = rounds.play_session_id
      where plays.player_id = ${playerId}::uuid and rounds.caller = 'rooms')
  )`;
  const [row] = await db
    .select({ at: at.mapWith(playSessions.openedAt) })
    .from(playSessions)
    .where(isReal);
  // Nothing where there is no row to take the latest of.
  return (row?.at as Date | null | undefined) ?? undefined;
}

/** Begins a player's time of play anew if they come back from a pause; called before a game is opened for money. */
export async function startRealityClock(
  tx: Queries,
  brand: RegisteredBrand,
  playerId: string,
  now: Date,
): Promise<void> {
  const last = await lastPlayed(tx, playerId);
  const insert = tx.insert(realityClocks).values({ playerId, since: now });
  await (last && !isPause(brand, last, now)
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: realityClocks.playerId, set: { since: now } }));
}

const selectClock = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db.select().from(realityClocks).where(eq(realityClocks.playerId, playerId)),
);

/** When a player of the brand must be told the next time. */
export async function readRealityClock(
  db: Queries,
  brand: RegisteredBrand,
  playerId: string,
  now: Date,
): Promise<RealityClock> {
  const [clock] = await selectClock(db, { playerId });
  const since = clock?.since ?? now;
  // A choice of the player's never outlasts what the law has become.
  const everyMinutes = Math.min(clock?.everyMinutes ?? Infinity, longestMinutes(brand, now));
  return clockOf(since, everyMinutes);
}

/** As `readRealityClock`; it counts from now on for a player who is back from a pause and has not opened a game yet. */
export async function readClockAfterPause(
  db: Queries,
  brand: RegisteredBrand,
  playerId: string,
  now: Date,
): Promise<RealityClock> {
  const clock = await readRealityClock(db, brand, playerId, now);
  // No pause is shorter than the interval, so that a clock which is not due runs on.
  if (now < clock.dueAt) return clock;
  const last = await lastPlayed(db, playerId);
  return last && !isPause(brand, last, now) ? clock : clockOf(now, clock.everyMinutes);
}

/** What a player is told of their time of play: wins that have not been shown are not in it. */
export async function readRealityCheck(
  db: Queries,
  brand: RegisteredBrand,
  playerId: string,
  now: Date,
  read = readRealityClock,
): Promise<RealityCheck> {
  const { since, everyMinutes, dueAt } = await read(db, brand, playerId, now);
  const isCounted = and(
    eq(houseRounds.playerId, playerId),
    gte(houseRounds.startedAt, since),
    sql`game_round_id is not null`,
  );
  const shown = sql`case when ${houseRounds.shownUntil} <= ${now.toISOString()}::timestamptz then ${houseRounds.winOre} else 0 end`;
  const [sums] = await db
    .select({
      rounds: sql`count(*)`.mapWith(Number),
      stakesOre: sql`coalesce(sum(${houseRounds.stakeOre}), 0)`.mapWith(Number),
      winsOre: sql`coalesce(sum(${shown}), 0)`.mapWith(Number),
    })
    .from(houseRounds)
    .where(isCounted);
  const own = sums ?? { rounds: 0, stakesOre: 0, winsOre: 0 };
  const others = await otherTotalsSince(db, playerId, since);
  return {
    everyMinutes,
    choicesMinutes: [...intervalChoices(brand, now)],
    since: since.toISOString(),
    dueAt: dueAt.toISOString(),
    totals: {
      rounds: own.rounds + others.rounds,
      stakesOre: own.stakesOre + others.stakesOre,
      winsOre: own.winsOre + others.winsOre,
    },
  };
}

/** Counts from now on, if the player was due to be told. Before that nothing happens. */
export async function acknowledgeReality(
  tx: Queries,
  brand: RegisteredBrand,
  playerId: string,
  now: Date,
): Promise<void> {
  const { dueAt } = await readRealityClock(tx, brand, playerId, now);
  if (now < dueAt) return;
  await tx.update(realityClocks).set({ since: now }).where(eq(realityClocks.playerId, playerId));
}

/** Keeps the player's choice; it holds from the time that is running. */
export async function chooseInterval(
  tx: Queries,
  playerId: string,
  everyMinutes: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(realityClocks)
    .values({ playerId, everyMinutes, since: now })
    .onConflictDoUpdate({ target: realityClocks.playerId, set: { everyMinutes } });
}
