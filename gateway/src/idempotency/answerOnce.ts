import { createHash } from "node:crypto";
import { IDEMPOTENCY_DAYS } from "@spilhus/contracts";
import { and, eq, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { DatabaseError } from "pg";
import { databaseNow, seconds } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { idempotencyKeys } from "./tables.ts";
import { inProgress, type Turns } from "./turns.ts";

/** A request that is carried out at most once. */
export interface KeyedRequest {
  readonly playerId: string;
  /** Id of the call's contract. */
  readonly call: string;
  readonly key: string;
  /** What the caller asked for: places, query and body as the contract parsed them. */
  readonly asked: unknown;
}

/** An answer as it is stored and sent. */
export interface StoredAnswer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

type Row = typeof idempotencyKeys.$inferSelect;

const findAnswer = preparedQuery(
  (db, { playerId, call, key }: Places<Pick<Row, "playerId" | "call" | "key">>) =>
    db
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.playerId, playerId),
          eq(idempotencyKeys.call, call),
          eq(idempotencyKeys.key, key),
        ),
      ),
);

const storeAnswer = preparedQuery((db, row: Places<Omit<Row, "createdAt" | "expiresAt">>) =>
  db.insert(idempotencyKeys).values({
    ...{ playerId: row.playerId, call: row.call, key: row.key },
    ...{ requestHash: row.requestHash, status: row.status, answer: row.answer },
    expiresAt: sql`${databaseNow} + ${seconds(IDEMPOTENCY_DAYS * 86_400)}`,
  }),
);

/** SQLSTATEs of a lock that was not granted within `lock_timeout`, and of a deadlock. All is rolled back then. */
const LOCKED_OUT = new Set(["55P03", "40P01"]);
const isLockedOut = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  LOCKED_OUT.has(error.cause.code ?? "");

/** Runs a transaction whose locks are granted in time, before the edge stops waiting for an answer. */
async function transactionInTime<Result>(
  db: NodePgDatabase,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      return work(tx);
    });
  } catch (error) {
    throw isLockedOut(error) ? inProgress() : error;
  }
}

/**
 * Carries out a request in one transaction that begins with the lock of the player's row, and stores the answer in it.
 * A request whose key has an answer gets that answer and is not carried out. What `run` throws undoes everything: a
 * refused request leaves no key, so the player can mend what was wrong and send it again.
 *
 * @throws {HttpError} `idempotency-key-reused` when the key belongs to another request, `request-in-progress` when
 *   a lock is held by others for too long, and what `run` throws
 */
export async function answerOnce(
  { db, turns }: { readonly db: NodePgDatabase; readonly turns: Turns },
  { playerId, call, key, asked }: KeyedRequest,
  run: (tx: Queries) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly isReplayed: boolean }> {
  const requestHash = createHash("sha256").update(JSON.stringify(asked)).digest();
  return turns.take(playerId, () =>
    transactionInTime(db, async (tx) => {
      await lockPlayerRow(tx, playerId);
      // After the lock: everything that an earlier request of the player has committed is visible.
      const [stored] = await findAnswer(tx, { playerId, call, key });
      if (stored) {
        if (!stored.requestHash.equals(requestHash)) throw refusal("idempotency-key-reused");
        return { status: stored.status, body: stored.answer, isReplayed: true };
      }
      const { status, body } = await run(tx);
      await storeAnswer(tx, { playerId, call, key, requestHash, status, answer: body });
      return { status, body, isReplayed: false };
    }),
  );
}
