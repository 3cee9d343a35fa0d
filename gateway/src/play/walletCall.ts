import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { type PlayOutcome, refused } from "./playOutcome.ts";
import { walletCalls } from "./tables.ts";

/** A request by which a caller, such as a studio, moves a player's money in a game. */
export interface WalletCall {
  readonly caller: string;
  /** The caller's id of the request: the same id is carried out once. */
  readonly txId: string;
  readonly kind: "stake" | "settle" | "rollback";
  /** Everything the caller asked for, in a fixed order. */
  readonly asked: readonly (string | number | boolean)[];
  /** The id was made in this transaction: nobody else can send it, and its row is written once, with the outcome. */
  readonly isOwn?: boolean;
}

/** What the row of a carried out request tells besides its outcome. */
export interface CarriedOut {
  readonly outcome: PlayOutcome;
  readonly roundId?: string | undefined;
  /** What a stake counted towards a bonus, for its rollback. */
  readonly countedOre?: number;
}

const ofCall = ({ caller, txId }: Pick<WalletCall, "caller" | "txId">) =>
  and(eq(walletCalls.caller, caller), eq(walletCalls.txId, txId));

const hashOf = ({ kind, asked }: WalletCall) =>
  createHash("sha256")
    .update(JSON.stringify([kind, ...asked]))
    .digest();

/**
 * Takes the id of a request for this transaction. Another transaction with the same id waits for its end.
 *
 * @returns the outcome that a repeated request gets; nothing for a new one
 */
export async function claimCall(tx: Queries, call: WalletCall): Promise<PlayOutcome | undefined> {
  if (call.isOwn === true) return undefined;
  const { caller, txId, kind } = call;
  const requestHash = hashOf(call);
  const claimed = await tx
    .insert(walletCalls)
    .values({ caller, txId, kind, requestHash, state: "done" })
    .onConflictDoNothing()
    .returning({ txId: walletCalls.txId });
  if (claimed.length > 0) return undefined;
  const [known] = await tx.select().from(walletCalls).where(ofCall(call));
  if (known?.state === "tombstone" && kind === "stake") return refused("stake-rolled-back");
  if (!known?.outcome || !known.requestHash.equals(requestHash)) return refused("idempotency-key-reused");
  return known.outcome;
}

/** Keeps the outcome of a claimed request. */
export async function keepOutcome(
  tx: Queries,
  call: WalletCall,
  { outcome, roundId, countedOre }: CarriedOut,
): Promise<PlayOutcome> {
  const { caller, txId, kind, isOwn = false } = call;
  // What is refused beside a stake may be asked again: nothing was taken, and a win must be paid in the end.
  if (!outcome.isDone && kind !== "stake") {
    if (!isOwn) await tx.delete(walletCalls).where(ofCall(call));
    return outcome;
  }
  const moved = outcome.isDone
    ? { cashOre: outcome.cashOre, bonusOre: outcome.bonusOre, movementId: outcome.movementId }
    : {};
  const state = outcome.isDone ? ("done" as const) : ("refused" as const);
  const kept = { ...moved, state, outcome, roundId, countedOre };
  await (isOwn
    ? tx.insert(walletCalls).values({ caller, txId, kind, requestHash: hashOf(call), ...kept })
    : tx.update(walletCalls).set(kept).where(ofCall(call)));
  return outcome;
}
