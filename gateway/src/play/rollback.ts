import { and, eq, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { bookPlay } from "./bookPlay.ts";
import { refused, type PlayOutcome } from "./playOutcome.ts";
import { findRound } from "./settle.ts";
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

async function giveBack(tx: Queries, call: WalletCall, rollback: Rollback): Promise<PlayOutcome> {
  const stake = await findStake(tx, rollback);
  if (stake?.state !== "done" || stake.roundId === null) return NOTHING_MOVED;
  const round = await findRound(tx, { id: stake.roundId });
  if (round?.state !== "open" || round.winsOre > 0) return refused("already-settled");
  const { cashOre, bonusOre } = stake;
  const { caller, txId } = call;
  const booking = { kind: "rollback", source: `play:${caller}`, reference: txId, cashOre, bonusOre } as const;
  const outcome = await bookPlay(tx, round, booking);
  const stakesOre = round.stakesOre - cashOre - bonusOre;
  await tx
    .update(gameRounds)
    .set({
      stakesOre,
      bonusStakesOre: sql`${gameRounds.bonusStakesOre} - ${bonusOre}::bigint`,
      ...(stakesOre === 0 && { state: "void" as const, closedAt: databaseNow }),
    })
    .where(eq(gameRounds.id, round.id));
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
  return keepOutcome(tx, call, await giveBack(tx, call, request), stake.roundId ?? undefined);
}
