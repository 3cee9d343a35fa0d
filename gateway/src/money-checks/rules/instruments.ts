import { sql } from "drizzle-orm";
import type { MoneyRule } from "./subject.ts";

/** Deposits from more instruments than one person usually has. */
export const instruments: MoneyRule = async (subject) => {
  const { days, most, outcome } = subject.rules.instruments;
  const { rows } = await subject.tx.execute<{ used: string }>(sql`
    select count(*) as used from payment_means
    where player_id = ${subject.playerId} and kind = 'instrument'
      and last_used_at > ${subject.since("instruments", { days })}
  `);
  const used = Number(rows[0]?.used ?? 0);
  return used > most ? [{ rule: "instruments", subject: "", facts: { days, most, used }, outcome }] : [];
};
