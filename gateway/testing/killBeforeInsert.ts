import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { expect } from "vitest";
import type { GatewayProcess } from "./gatewayProcess.ts";

/**
 * Kills a gateway while a call waits to insert a row into a table, which is locked for that: what the call did before is
 * done, but not committed.
 *
 * @param call makes the call, which must not be answered
 */
export async function killBeforeInsert(
  db: NodePgDatabase,
  gateway: GatewayProcess,
  table: string,
  call: () => Promise<Response>,
): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like ${`insert into "${table}"%`}`);
    return rowCount;
  };
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const answer = call().catch(() => "no answer");
    await expect.poll(waiting, { interval: 5 }).toBe(1);
    await gateway.kill();
    expect(await answer).toBe("no answer");
  });
}
