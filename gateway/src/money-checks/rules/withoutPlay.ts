import { sql } from "drizzle-orm";
import { depositedSince } from "./depositSum.ts";
import type { MoneyRule, Subject } from "./subject.ts";

/** What a player has staked since a moment, in øre, without stakes that were rolled back. */
async function stakedSince({ tx, playerId }: Subject, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ ore: string }>(sql`
    select coalesce(sum(stakes_ore), 0) as ore from game_rounds
    join play_sessions on play_sessions.id = game_rounds.play_session_id
    where play_sessions.player_id = ${playerId} and game_rounds.opened_at > ${since}
  `);
  return Number(rows[0]?.ore ?? 0);
}

/** Deposits that leave again without having been played with. Withdrawals count as soon as they are asked for. */
export const withoutPlay: MoneyRule = async (subject) => {
  const { tx, playerId, rules } = subject;
  const { days, leastPayouts, leastOre, paidOutPercent, stakesPercent, outcome } = rules.withoutPlay;
  const since = subject.since("without-play", { days });
  const { rows } = await tx.execute<{ payouts: string; ore: string }>(sql`
    select count(*) as payouts, coalesce(sum(amount_ore), 0) as ore from withdrawals
    where player_id = ${playerId} and created_at > ${since} and state not in ('refused', 'returned') and refunds_tx_id is null
  `);
  const payouts = Number(rows[0]?.payouts ?? 0);
  const withdrawnOre = Number(rows[0]?.ore ?? 0);
  if (payouts < leastPayouts || withdrawnOre < leastOre) return [];
  const { ore: depositedOre } = await depositedSince(subject, since);
  if (depositedOre === 0 || withdrawnOre * 100 < depositedOre * paidOutPercent) return [];
  // Players with many rounds have many rows: stakes are added up only once every other condition holds.
  const stakesOre = await stakedSince(subject, since);
  if (stakesOre * 100 >= depositedOre * stakesPercent) return [];
  const facts = { days, depositedOre, withdrawnOre, payouts, stakesOre };
  return [{ rule: "without-play", subject: "", facts, outcome }];
};
