import { and, eq, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { holds } from "../holds/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import type { RegisterAnswer } from "./exclusionRegister.ts";
import { enqueueJob } from "../jobs/index.ts";
import { QUESTION_QUEUE } from "./questionQueue.ts";
import { registerQuestions } from "./tables.ts";

/** Seconds after which a register that did not answer is asked again. */
export const AGAIN_SECONDS = 300;
export const nextQuestion = sql`${databaseNow} + ${seconds(AGAIN_SECONDS)}`;

/**
 * Stores the register's answer about a player and applies it: an exclusion restricts the account, and its end lifts the
 * restriction. Without an answer the player counts as not registered, a known exclusion stays, and the register is
 * asked again later.
 *
 * @returns whether there is a new exclusion
 */
export async function applyAnswer(
  db: Queries,
  playerId: string,
  brand: string,
  answer: RegisterAnswer,
): Promise<boolean> {
  await lockPlayerRow(db, playerId);
  const { status } = answer;
  const asked = {
    brand,
    askedAt: databaseNow,
    answer: status,
    againAt: status === "none" ? nextQuestion : null,
  };
  await db
    .insert(registerQuestions)
    .values({ playerId, ...asked })
    .onConflictDoUpdate({ target: registerQuestions.playerId, set: asked });
  await writeAudit(db, { brand, playerId, event: "register-asked", details: { answer: status } });
  if (status === "none") {
    const job = { queue: QUESTION_QUEUE, key: playerId, payload: { playerId }, inSeconds: AGAIN_SECONDS };
    await enqueueJob(db, job);
    return false;
  }
  const isInForce = and(eq(holds.playerId, playerId), eq(holds.kind, "register"), isNull(holds.liftedAt));
  const endsAt = status === "registered" && answer.until !== null ? new Date(answer.until) : null;
  const before = await db
    .select({ id: holds.id, endsAt: holds.endsAt })
    .from(holds)
    .where(isInForce)
    .for("update");
  const isKnown = before.some((hold) => hold.endsAt?.getTime() === endsAt?.getTime());
  if (status === "registered" && isKnown) return false;
  if (before.length > 0) {
    await db.update(holds).set({ liftedAt: databaseNow }).where(isInForce);
    await writeAudit(db, { brand, playerId, event: "hold-lifted", details: { kind: "register" } });
  }
  if (status === "not-registered") return false;
  await db.insert(holds).values({ playerId, kind: "register", source: "register", endsAt });
  await writeAudit(db, { brand, playerId, event: "hold-placed", details: { kind: "register" } });
  return true;
}
