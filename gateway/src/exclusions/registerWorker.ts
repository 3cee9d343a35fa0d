import type { Log } from "@spilhus/lib";
import { and, asc, eq, exists, gt, isNull, lte } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import { type PersonKeys, players } from "../players/index.ts";
import { endAllSessions, sessions } from "../sessions/index.ts";
import { applyAnswer, nextQuestion } from "./applyAnswer.ts";
import type { AskRegister } from "./exclusionRegister.ts";
import { registerQuestions } from "./tables.ts";

export interface RegisterWorkerSettings {
  readonly db: NodePgDatabase;
  readonly keys: PersonKeys;
  readonly ask: AskRegister;
  readonly log: Log;
  readonly pollMs?: number;
}

const BATCH = 20;

/** Asks the register again about players it did not answer for at their login and who are still logged in. Who is excluded then loses every session. */
export class RegisterWorker {
  readonly #settings: RegisterWorkerSettings;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(settings: RegisterWorkerSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.run(), settings.pollMs ?? 30_000);
    this.#timer.unref();
  }

  /** Asks about everybody who is due; one round at a time. */
  run(): Promise<void> {
    this.#running ??= this.#askAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends after the round in hand. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #askAll(): Promise<void> {
    const { db, log } = this.#settings;
    try {
      // Of everybody else the register is asked when they come back.
      const openSessions = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.playerId, registerQuestions.playerId),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, databaseNow),
          ),
        );
      const due = await db
        .select({ playerId: players.id, sealed: players.cprSealed, brand: registerQuestions.brand })
        .from(registerQuestions)
        .innerJoin(players, eq(players.id, registerQuestions.playerId))
        .where(and(lte(registerQuestions.againAt, databaseNow), exists(openSessions)))
        .orderBy(asc(registerQuestions.againAt))
        .limit(BATCH);
      for (const one of due) await this.#askAbout(one);
    } catch (error) {
      log("error", "the exclusion register cannot be asked again", { error });
    }
  }

  async #askAbout({
    playerId,
    sealed,
    brand,
  }: {
    playerId: string;
    sealed: Buffer;
    brand: string;
  }): Promise<void> {
    const { db, keys, ask } = this.#settings;
    const answer = await ask(keys.openCpr(sealed));
    if (answer.status === "none") {
      await db
        .update(registerQuestions)
        .set({ againAt: nextQuestion })
        .where(eq(registerQuestions.playerId, playerId));
      return;
    }
    await db.transaction(async (transaction) => {
      const isNew = await applyAnswer(transaction, playerId, brand, answer);
      if (isNew) await endAllSessions(transaction, playerId, brand, "restricted");
    });
  }
}
