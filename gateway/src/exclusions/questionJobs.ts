import { and, eq, exists, gt, isNotNull, isNull } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import * as z from "zod";
import { databaseNow } from "../clock/index.ts";
import { jobQueue, type JobQueue } from "../jobs/index.ts";
import { players, type PersonKeys } from "../players/index.ts";
import { endAllSessions, sessions } from "../sessions/index.ts";
import { AGAIN_SECONDS, applyAnswer, nextQuestion } from "./applyAnswer.ts";
import type { AskRegister } from "./exclusionRegister.ts";
import { QUESTION_QUEUE } from "./questionQueue.ts";
import { registerQuestions } from "./tables.ts";

export interface QuestionJobSettings {
  readonly db: NodePgDatabase;
  readonly keys: PersonKeys;
  readonly ask: AskRegister;
}

/** Players without an answer who are still logged in. The others are checked at their next login. */
async function findUnanswered(db: NodePgDatabase, playerId: string) {
  const openSessions = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.playerId, playerId), isNull(sessions.endedAt), gt(sessions.expiresAt, databaseNow)),
    );
  const [found] = await db
    .select({ sealed: players.cprSealed, brand: registerQuestions.brand })
    .from(registerQuestions)
    .innerJoin(players, eq(players.id, registerQuestions.playerId))
    .where(
      and(
        eq(registerQuestions.playerId, playerId),
        isNotNull(registerQuestions.againAt),
        exists(openSessions),
      ),
    );
  return found;
}

/**
 * Asks the register again about players for whom it did not answer at their login. An exclusion then ends all the
 * player's sessions at once.
 */
export const questionJobs = ({ db, keys, ask }: QuestionJobSettings): JobQueue =>
  jobQueue({
    name: QUESTION_QUEUE,
    payload: z.object({ playerId: z.string() }),
    leaseSeconds: 60,
    retry: { firstSeconds: 30, longestSeconds: AGAIN_SECONDS },
    async perform([job]) {
      if (!job) return;
      const { playerId } = job.payload;
      const found = await findUnanswered(db, playerId);
      if (!found) return;
      const answer = await ask(keys.openCpr(found.sealed));
      if (answer.status === "none") {
        await db
          .update(registerQuestions)
          .set({ againAt: nextQuestion })
          .where(eq(registerQuestions.playerId, playerId));
        return { againInSeconds: AGAIN_SECONDS };
      }
      await db.transaction(async (transaction) => {
        const isNew = await applyAnswer(transaction, playerId, found.brand, answer);
        if (isNew) await endAllSessions(transaction, playerId, found.brand, "restricted");
      });
    },
  });
