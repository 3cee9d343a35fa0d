import { sql } from "drizzle-orm";
import type { MoneyRule, Subject, Suspicion } from "./subject.ts";

/** Øre credited to a player since a moment, and the number of deposits. */
export async function depositedSince({ tx, playerId }: Subject, since: Date) {
  const { rows } = await tx.execute<{ ore: string; deposits: string }>(sql`
    select coalesce(sum(credited_ore), 0) as ore, count(*) as deposits from deposits
    where player_id = ${playerId} and settled_at > ${since}
  `);
  return { ore: Number(rows[0]?.ore ?? 0), deposits: Number(rows[0]?.deposits ?? 0) };
}

/** More deposited within some days than is usual. */
export const depositSum: MoneyRule = async (subject) => {
  const found: Suspicion[] = [];
  for (const { days, overOre, outcome } of subject.rules.depositSums.windows) {
    const window = `${days} days`;
    const { ore, deposits } = await depositedSince(subject, subject.since("deposit-sum", { days }, window));
    if (ore <= overOre) continue;
    const facts = { days, overOre, depositedOre: ore, deposits };
    found.push({ rule: "deposit-sum", subject: window, facts, outcome });
  }
  return found;
};
