import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** A wallet as it is often written: a balance is read, compared, and written; the house has a balance too. */
export async function createNaiveWallet(db: NodePgDatabase, balanceOre: number): Promise<void> {
  await db.execute(sql`create table naive_wallet (owner text primary key, balance_ore bigint not null)`);
  await db.execute(sql`
    insert into naive_wallet values ('one', ${balanceOre}), ('other', ${balanceOre}), ('house', 0)
  `);
}

export async function naiveBalance(db: NodePgDatabase, owner: string): Promise<number> {
  const { rows } = await db.execute<{ ore: string }>(
    sql`select balance_ore as ore from naive_wallet where owner = ${owner}`,
  );
  return Number(rows[0]?.ore);
}

/** @param everybodyHasRead resolves when all stakes of a test have read the balance */
export async function naiveStake(
  db: NodePgDatabase,
  owner: string,
  amountOre: number,
  everybodyHasRead: () => Promise<void>,
): Promise<boolean> {
  const before = await naiveBalance(db, owner);
  await everybodyHasRead();
  if (before < amountOre) return false;
  await db.execute(
    sql`update naive_wallet set balance_ore = balance_ore - ${amountOre} where owner = ${owner}`,
  );
  return true;
}
