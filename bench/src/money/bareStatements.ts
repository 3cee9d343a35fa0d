import type { SentStatements } from "@spilhus/gateway/load";
import { sql } from "drizzle-orm";
import type { MoneyDatabase } from "./moneyDatabase.ts";

type Transaction = Parameters<Parameters<MoneyDatabase["db"]["transaction"]>[0]>[0];

/** Of {@link SentStatements}, besides begin and commit. */
const AROUND = 2;

/**
 * A transaction of as many statements of each kind, on tables without history, chain, rules or second index: locks and changes are
 * of the player's own row, every second change adds a row.
 */
export const bareStatements = (
  { db }: Pick<MoneyDatabase, "db">,
  player: string,
  { all, changes, locks }: SentStatements,
): Promise<void> =>
  db.transaction(async (tx: Transaction) => {
    for (let sent = 0; sent < locks; sent += 1)
      await tx.execute(sql`select 1 from bench.wallets where id = ${player}::uuid for update`);
    for (let sent = AROUND + locks + changes; sent < all; sent += 1)
      await tx.execute(sql`select cash from bench.wallets where id = ${player}::uuid`);
    for (let sent = 0; sent < changes; sent += 1)
      await tx.execute(
        sent % 2 === 0
          ? sql`update bench.wallets set cash = cash - 1 where id = ${player}::uuid`
          : sql`insert into bench.entries (wallet, ore) values (${player}::uuid, -1)`,
      );
  });

/** How the statements are called in a report. */
export const kindsOf = ({ all, changes, locks }: SentStatements): string =>
  `${all} statements, of which ${changes} change and ${locks} lock`;
