import { JackpotsSchema, type Jackpot } from "@spilhus/contracts";
import { HOUSE_POTS } from "@spilhus/game-math/games";
import { sql } from "drizzle-orm";
import type { Queries } from "../src/database/index.ts";
import type { TestGateway } from "./testGateway.ts";

const [only] = HOUSE_POTS;
if (!only) throw new Error("The house has no pot.");
/** The pot that tests play for. */
export const POT = only;

/** What the ledger holds on a pot's account. */
export async function inPot(db: Queries, brand = "fjord"): Promise<number> {
  const { rows } = await db.execute<{ ore: string }>(sql`
    select coalesce(sum(case when transfers.credit = accounts.id then amount_ore else -amount_ore end), 0) as ore
    from ledger_accounts as accounts join ledger_transfers as transfers on accounts.id in (transfers.debit, transfers.credit)
    where accounts.kind = 'pot' and accounts.ref = ${`${brand}/${POT.id}`}
  `);
  return Number(rows[0]?.ore);
}

/** The pot as everybody reads it. `fresh` tells one question from another, whose answers are kept for a second. */
export async function readPot(gateway: TestGateway, brand = "fjord"): Promise<Jackpot | undefined> {
  const answer = await gateway.get(`/gateway/games/public/jackpots?brand=${brand}&fresh=${Math.random()}`);
  const { jackpots } = JackpotsSchema.parse(await answer.json());
  return jackpots.find(({ id }) => id === POT.id);
}
