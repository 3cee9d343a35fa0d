import { and, eq, gt, lte } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { sayLine } from "./say.ts";
import { chatQuizzes } from "./tables.ts";

/** A line or an answer in the form in which they are compared. */
export const plainAnswer = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A line that may answer a quiz. */
export interface PossibleAnswer {
  readonly brand: string;
  readonly room: string;
  readonly playerId: string;
  readonly name: string;
  readonly id: string;
  readonly text: string;
}

/**
 * Ends the open quiz of a room if a line answers it. Lines are taken in the order in which the chat server had them, so the
 * first right one wins, whoever's clock or line was faster.
 */
export async function takeAnswer(tx: Queries, line: PossibleAnswer): Promise<void> {
  const { brand, room, playerId, name, id } = line;
  const [quiz] = await tx
    .select()
    .from(chatQuizzes)
    .where(
      and(
        eq(chatQuizzes.brand, brand),
        eq(chatQuizzes.room, room),
        eq(chatQuizzes.state, "open"),
        gt(chatQuizzes.closesAt, databaseNow),
      ),
    )
    .for("update");
  const said = plainAnswer(line.text);
  const answer = quiz?.answers.find((right) => plainAnswer(right) === said);
  if (!quiz || answer === undefined) return;
  await tx
    .update(chatQuizzes)
    .set({ state: "won", winnerId: playerId, messageId: id, endedAt: databaseNow })
    .where(eq(chatQuizzes.id, quiz.id));
  await sayLine(
    tx,
    { brand, room },
    {
      ...{ kind: "quiz", quiz: quiz.id, what: "won", question: quiz.question, winner: name, answer },
      endsAt: quiz.closesAt.toISOString(),
    },
  );
}

/** Ends quizzes whose time is over without a winner. @returns how many */
export async function endQuizzes(db: NodePgDatabase): Promise<number> {
  return db.transaction(async (tx) => {
    const over = await tx
      .update(chatQuizzes)
      .set({ state: "over", endedAt: databaseNow })
      .where(and(eq(chatQuizzes.state, "open"), lte(chatQuizzes.closesAt, databaseNow)))
      .returning();
    for (const quiz of over) {
      const [answer = null] = quiz.answers;
      await sayLine(tx, quiz, {
        ...{ kind: "quiz", quiz: quiz.id, what: "over", question: quiz.question, winner: null, answer },
        endsAt: quiz.closesAt.toISOString(),
      });
    }
    return over.length;
  });
}
