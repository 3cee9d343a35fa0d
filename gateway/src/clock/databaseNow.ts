import { sql } from "drizzle-orm";

/**
 * The time on the database's clock, which every rule about players and sessions uses: the clocks of processes may
 * differ, and tests can move this one. In production it is `now()`.
 */
export const databaseNow = sql<Date>`clock.now()`;

/**
 * The time of this very moment on the same clock: {@link databaseNow} is the start of the transaction and stale once a lock
 * was waited for. For what must keep a pace or end at a time, asked after the lock.
 */
export const databaseWall = sql<Date>`clock.wall()`;

/** Seconds as an interval of SQL. */
export const seconds = (count: number) => sql`make_interval(secs => ${count})`;
