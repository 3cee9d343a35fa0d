import { and, eq, sql } from "drizzle-orm";
import { countStake, takeLateWin } from "../bonuses/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { bookPlay, withBalance } from "./bookPlay.ts";
import { refused, type PlayOutcome } from "./playOutcome.ts";
import { findRound, ownerOfRound } from "./settle.ts";
import { gameRounds, walletCalls } from "./tables.ts";
import { claimCall, keepOutcome, type WalletCall } from "./walletCall.ts";

/** A caller takes a stake back, because it got no answer or the round did not take place. */
export interface Rollback {
  readonly caller: string;
  readonly txId: string;
  /** Id of the stake's request. */
  readonly stakeTxId: string;
}

const NOTHING_MOVED = { isDone: true, cashOre: 0, bonusOre: 0, movementId: null, balance: null } as const;

async function findStake(tx: Queries, { caller, stakeTxId }: Rollback) {
  const [found] = await tx
    .select()
    .from(walletCalls)
    .where(and(eq(walletCalls.caller, caller), eq(walletCalls.txId, stakeTxId)));
  return found;
}

/** The stake, or a tombstone in its place; a stake that is being taken is waited for. */
async function stakeOrTombstone(tx: Queries, rollback: Rollback) {
  const known = await findStake(tx, rollback);
  if (known) return known;
  const { caller, stakeTxId: txId } = rollback;
  await tx
    .insert(walletCalls)
    .values({ caller, txId, kind: "stake", state: "tombstone", requestHash: Buffer.alloc(0) })
    .onConflictDoNothing();
  return findStake(tx, rollback);
}

/** Bonus money of a stake goes where a win of it would: it is cash once its bonus was released, and lost at every other end. */
async function payBack(
  tx: Queries,
  round: NonNullable<Awaited<ReturnType<typeof findRound>>>,
  named: { readonly source: string; readonly reference: string },
  { cashOre, bonusOre }: { readonly cashOre: number; readonly bonusOre: number },
): Promise<PlayOutcome> {
  const { bonus, owner } = await ownerOfRound(tx, round, bonusOre);
  const parts = owner === "cash" ? { cashOre: cashOre + bonusOre, bonusOre: 0 } : { cashOre, bonusOre };
  const outcome = await bookPlay(tx, round, { ...named, kind: "rollback", ...parts });
  if (!bonus || owner !== "nobody") return outcome;
  await takeLateWin(tx, bonus, { ...named, amountOre: bonusOre });
  return withBalance(tx, round, outcome);
}

async function giveBack(tx: Queries, call: WalletCall, rollback: Rollback): Promise<PlayOutcome> {
  const stake = await findStake(tx, rollback);
  if (stake?.state !== "done" || stake.roundId === null) return NOTHING_MOVED;
  const round = await findRound(tx, { id: stake.roundId });
  if (round?.state !== "open" || round.winsOre > 0) return refused("already-settled");
  const { cashOre, bonusOre, countedOre } = stake;
  const { caller, txId } = call;
  const outcome = await payBack(
    tx,
    round,
    { source: `play:${caller}`, reference: txId },
    { cashOre, bonusOre },
  );
  const stakesOre = round.stakesOre - cashOre - bonusOre;
  // Nothing when the round has come to cover opposite outcomes since.
  const takenOre = Math.min(countedOre, round.countedOre);
  await tx
    .update(gameRounds)
    .set({
      stakesOre,
      bonusStakesOre: sql`${gameRounds.bonusStakesOre} - ${bonusOre}::bigint`,
      countedOre: round.countedOre - takenOre,
      ...(stakesOre === 0 && { state: "void" as const, closedAt: databaseNow }),
    })
    .where(eq(gameRounds.id, round.id));
  if (round.bonusId !== null) await countStake(tx, round.bonusId, -takenOre);
  await tx
    .update(walletCalls)
    .set({ state: "rolled-back" })
    .where(and(eq(walletCalls.caller, caller), eq(walletCalls.txId, rollback.stakeTxId)));
  return outcome;
}

/**
 * Gives a stake back in the caller's transaction, to the accounts it came from. Neither a session nor a permission is
 * needed. A rollback that comes before its stake is kept, and refuses the stake later; one of a settled round is refused.
 */
export async function rollback(tx: Queries, request: Rollback): Promise<PlayOutcome> {
  const { caller, txId, stakeTxId } = request;
  const stake = await stakeOrTombstone(tx, request);
  if (stake?.kind !== "stake") return refused("idempotency-key-reused");
  const round = stake.roundId === null ? undefined : await findRound(tx, { id: stake.roundId });
  if (round) await lockPlayerRow(tx, round.playerId);
  const call: WalletCall = { caller, txId, kind: "rollback", asked: [stakeTxId] };
  const known = await claimCall(tx, call);
  if (known) return known;
  const outcome = await giveBack(tx, call, request);
  return keepOutcome(tx, call, { outcome, roundId: stake.roundId ?? undefined });
}
