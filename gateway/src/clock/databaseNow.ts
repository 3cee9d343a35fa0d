import { sql } from "drizzle-orm";

/**
 * The time on the database's clock, by which every rule about players and sessions goes: processes may disagree, and a
 * test moves this one clock. In production it is `now()`.
 */
export const databaseNow = sql<Date>`clock.now()`;

/** Seconds as an interval of SQL. */
export const seconds = (count: number) => sql`make_interval(secs => ${count})`;
