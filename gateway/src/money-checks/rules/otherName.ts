import { sql } from "drizzle-orm";
import type { MoneyRule } from "./subject.ts";

/** How far back names are looked at: longer than any deposit takes. */
const BACK_DAYS = 30;

/** A deposit that somebody else paid, or a payout account that belongs to somebody else: a case each, once. */
export const otherName: MoneyRule = async (subject) => {
  const { tx, playerId, rules } = subject;
  const since = subject.since("other-name", { days: BACK_DAYS });
  const { rows } = await tx.execute<{ subject: string }>(sql`
    with differing as (
      select 'deposit ' || number as subject from deposits
      where player_id = ${playerId} and reason = 'name-mismatch' and created_at > ${since}
      union all
      select 'payout account ' || id from payout_accounts
      where player_id = ${playerId} and state = 'name-differs' and added_at > ${since}
    )
    select subject from differing where not exists (
      select from money_cases
      where player_id = ${playerId} and rule = 'other-name' and money_cases.subject = differing.subject
    )
  `);
  const { outcome } = rules.otherNames;
  return rows.map((row) => ({
    ...{ rule: "other-name", subject: row.subject, facts: { of: row.subject }, outcome },
  }));
};
