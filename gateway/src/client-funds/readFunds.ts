import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** What the client bank account of a licence has to hold, in øre. */
export interface Funds {
  readonly cashOre: number;
  readonly reservedOre: number;
  /** Own money staked in rounds that are open. */
  readonly stakedOre: number;
}

/** Reading may take longer than other queries do. */
const LONGEST_READ = "1min";

/**
 * Players' money of a licence at a moment that is past: cash, what is reserved for withdrawals, and stakes of open rounds.
 * Bonus money is the licensee's own until it is released.
 */
export async function readFunds(tx: Queries, licence: string, at: Date): Promise<Funds> {
  await tx.execute(sql`set local statement_timeout = ${sql.raw(`'${LONGEST_READ}'`)}`);
  const { rows } = await tx.execute<{ cash: string; reserved: string; staked: string }>(
    sql`select cash_ore as cash, reserved_ore as reserved, staked_ore as staked from client_funds(${licence}, ${at})`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database did not add up the players' money.");
  return { cashOre: Number(row.cash), reservedOre: Number(row.reserved), stakedOre: Number(row.staked) };
}

/** What the account has to hold. */
export const targetOf = ({ cashOre, reservedOre, stakedOre }: Funds): number =>
  cashOre + reservedOre + stakedOre;
