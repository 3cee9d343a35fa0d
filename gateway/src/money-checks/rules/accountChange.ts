import { sql } from "drizzle-orm";
import type { MoneyRule } from "./subject.ts";

/** A large withdrawal soon after the payout account was replaced. */
export const accountChange: MoneyRule = async ({ tx, playerId, rules }) => {
  const { hours, leastOre, outcome } = rules.accountChange;
  const { rows } = await tx.execute<{ id: string; ore: string }>(sql`
    select withdrawals.id, amount_ore as ore from withdrawals
    join payout_accounts as account on account.id = withdrawals.account_id
    where withdrawals.player_id = ${playerId} and amount_ore >= ${leastOre}
      and withdrawals.state in ('checking', 'waiting')
      and withdrawals.created_at < account.verified_at + make_interval(hours => ${hours})
      and exists (
        select from payout_accounts as before
        where before.player_id = account.player_id and before.verified_at < account.verified_at
      )
      and not exists (
        select from money_cases
        where player_id = ${playerId} and rule = 'account-change' and subject = withdrawals.id::text
      )
  `);
  return rows.map(({ id, ore }) => ({
    ...{ rule: "account-change", subject: id, facts: { hours, withdrawnOre: Number(ore) }, outcome },
  }));
};
