import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
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

type Row = typeof walletCalls.$inferSelect;
type Id = Pick<Row, "caller" | "txId">;
type Claimed = Pick<Row, "caller" | "txId" | "kind" | "requestHash">;
type Kept = Pick<Row, "state" | "outcome" | "cashOre" | "bonusOre" | "movementId" | "roundId" | "countedOre">;

const ofCall = ({ caller, txId }: Id | Places<Id>) =>
  and(eq(walletCalls.caller, caller), eq(walletCalls.txId, txId));

const claimedIn = ({ caller, txId, kind, requestHash }: Places<Claimed>) => ({
  caller,
  txId,
  kind,
  requestHash,
});

const claim = preparedQuery((db, row: Places<Claimed>) =>
  db
    .insert(walletCalls)
    .values({ ...claimedIn(row), state: "done" })
    .onConflictDoNothing()
    .returning({ txId: walletCalls.txId }),
);

const insertCarriedOut = preparedQuery((db, row: Places<Claimed & Kept>) =>
  db.insert(walletCalls).values({
    ...claimedIn(row),
    ...{ state: row.state, outcome: row.outcome, cashOre: row.cashOre, bonusOre: row.bonusOre },
    ...{ movementId: row.movementId, roundId: row.roundId, countedOre: row.countedOre },
  }),
);

const keepClaimed = preparedQuery((db, row: Places<Id & Kept>) =>
  db
    .update(walletCalls)
    .set({
      ...{ state: sql`${row.state}`, outcome: sql`${sql.param(row.outcome, walletCalls.outcome)}` },
      ...{ cashOre: sql`${row.cashOre}`, bonusOre: sql`${row.bonusOre}`, countedOre: sql`${row.countedOre}` },
      ...{ movementId: sql`${row.movementId}`, roundId: sql`${row.roundId}` },
    })
    .where(ofCall(row)),
);

const readCall = preparedQuery((db, id: Places<Id>) => db.select().from(walletCalls).where(ofCall(id)));

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
  const claimed = await claim(tx, { caller, txId, kind, requestHash });
  if (claimed.length > 0) return undefined;
  const [known] = await readCall(tx, { caller, txId });
  if (known?.state === "tombstone" && kind === "stake") return refused("stake-rolled-back");
  if (!known?.outcome || !known.requestHash.equals(requestHash)) return refused("idempotency-key-reused");
  return known.outcome;
}

const NOTHING_MOVED = { cashOre: 0, bonusOre: 0, movementId: null };

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
  const { cashOre, bonusOre, movementId } = outcome.isDone ? outcome : NOTHING_MOVED;
  const kept: Kept = {
    ...{ state: outcome.isDone ? "done" : "refused", outcome, cashOre, bonusOre, movementId },
    ...{ roundId: roundId ?? null, countedOre: countedOre ?? 0 },
  };
  await (isOwn
    ? insertCarriedOut(tx, { caller, txId, kind, requestHash: hashOf(call), ...kept })
    : keepClaimed(tx, { caller, txId, ...kept }));
  return outcome;
}
