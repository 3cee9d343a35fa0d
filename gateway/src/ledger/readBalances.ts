import { eq, sql } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import type { PlayerAccount } from "./accountKinds.ts";
import { ledgerAccounts, ledgerBooks } from "./tables.ts";

/** What a player has, in øre. */
export interface Balances {
  readonly cashOre: number;
  readonly bonusOre: number;
  /** On its way out by withdrawals. */
  readonly reservedOre: number;
  /** What the player owes, as a positive amount. */
  readonly debtOre: number;
  /** How many movements there were: changes with every one. */
  readonly version: number;
}

const readAccounts = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db
    .select({
      kind: ledgerAccounts.kind,
      // Only players' accounts are asked for, which all have a balance.
      balanceOre: sql<number>`${ledgerAccounts.balanceOre}`.mapWith(Number),
      version: ledgerBooks.movements,
    })
    .from(ledgerBooks)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.playerId, ledgerBooks.playerId))
    .where(eq(ledgerBooks.playerId, playerId)),
);

/** Balances of one moment; zeros for a player who never had money. */
export async function readBalances(db: Queries, playerId: string): Promise<Balances> {
  const rows = await readAccounts(db, { playerId });
  const of = (kind: PlayerAccount) => rows.find((row) => row.kind === kind)?.balanceOre ?? 0;
  return {
    cashOre: of("cash"),
    bonusOre: of("bonus"),
    reservedOre: of("reserved"),
    debtOre: 0 - of("debt"),
    version: rows[0]?.version ?? 0,
  };
}
