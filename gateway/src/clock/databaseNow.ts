import { sql } from "drizzle-orm";

/**
 * The time on the database's clock, which every rule about players and sessions uses: the clocks of processes may
 * differ, and tests can move this one. In production it is `now()`.
 */
export const databaseNow = sql<Date>`clock.now()`;

/** Seconds as an interval of SQL. */
export const seconds = (count: number) => sql`make_interval(secs => ${count})`;
