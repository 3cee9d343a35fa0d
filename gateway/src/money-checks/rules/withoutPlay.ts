import { sql } from "drizzle-orm";
import { depositedSince } from "./depositSum.ts";
import type { MoneyRule } from "./subject.ts";

/** Deposits that leave again without having been played with. Withdrawals count as soon as they are asked for. */
export const withoutPlay: MoneyRule = async (subject) => {
  const { tx, playerId, rules } = subject;
  const { days, leastPayouts, leastOre, paidOutPercent, stakesPercent, outcome } = rules.withoutPlay;
  const since = subject.since("without-play", { days });
  const { ore: depositedOre } = await depositedSince(subject, since);
  if (depositedOre === 0) return [];
  const { rows } = await tx.execute<{ payouts: string; ore: string; stakes: string }>(sql`
    select count(*) as payouts, coalesce(sum(amount_ore), 0) as ore,
      (select coalesce(sum(stakes_ore), 0) from game_rounds
        join play_sessions on play_sessions.id = game_rounds.play_session_id
        where play_sessions.player_id = ${playerId} and game_rounds.opened_at > ${since}) as stakes
    from withdrawals
    where player_id = ${playerId} and created_at > ${since} and state not in ('refused', 'returned')
  `);
  const payouts = Number(rows[0]?.payouts ?? 0);
  const withdrawnOre = Number(rows[0]?.ore ?? 0);
  const stakesOre = Number(rows[0]?.stakes ?? 0);
  const isThrough =
    payouts >= leastPayouts &&
    withdrawnOre >= leastOre &&
    withdrawnOre * 100 >= depositedOre * paidOutPercent &&
    stakesOre * 100 < depositedOre * stakesPercent;
  if (!isThrough) return [];
  const facts = { days, depositedOre, withdrawnOre, payouts, stakesOre };
  return [{ rule: "without-play", subject: "", facts, outcome }];
};
