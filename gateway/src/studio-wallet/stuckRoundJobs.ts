import type { Clock, Log } from "@spilhus/lib";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Studios } from "../config/index.ts";
import { type JobQueue, periodicJob } from "../jobs/index.ts";
import { finishRound, gameRounds } from "../play/index.ts";
import { type AskStudio, askStudio } from "./askStudio.ts";

/** What the search for stuck rounds needs. */
export interface StuckRoundServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly clock: Clock;
  readonly studios: Studios;
}

/** How long after its last booking a round is asked about. */
const STUCK_SECONDS = 600;
const EVERY_SECONDS = 60;
/** Most rounds of a studio that are asked about in one run. */
const MOST_ROUNDS = 20;
/** Longer than a run takes when every studio lets one request time out. */
const LEASE_SECONDS = 600;

interface StuckRound {
  readonly id: string;
  readonly reference: string;
}

/** In random order, so that rounds without a clear answer do not block the others. */
const stuckRounds = (db: NodePgDatabase, studio: string): Promise<readonly StuckRound[]> => {
  const since = sql`${databaseNow} - ${seconds(STUCK_SECONDS)}`;
  const isQuiet = sql`not exists (select from wallet_calls w where w.round_id = ${gameRounds.id} and w.at > ${since})`;
  return db
    .select({ id: gameRounds.id, reference: gameRounds.reference })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.caller, studio),
        isNull(gameRounds.closedAt),
        lte(gameRounds.openedAt, since),
        isQuiet,
      ),
    )
    .orderBy(sql`random()`)
    .limit(MOST_ROUNDS);
};

class Contradiction extends Error {
  override readonly name = "Contradiction";
}

/** @returns whether the studio answered at all */
async function finish(
  { db, log }: StuckRoundServices,
  { id, reference }: StuckRound,
  studio: string,
  ask: AskStudio,
): Promise<boolean> {
  const reply = await ask(reference);
  const about = { studio, round: id };
  if (reply.state === "no-answer") {
    log("warn", "a studio does not answer about its open rounds", about);
    return false;
  }
  if (reply.state === "running") return true;
  if (reply.state === "unclear") {
    log("error", "a studio's answer about a round cannot be read", about);
    return true;
  }
  try {
    await db.transaction(async (tx) => {
      const result = await finishRound(tx, id, reply);
      if (result === "contradiction") throw new Contradiction();
    });
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error;
    log("error", "a studio's answer about a round contradicts its bookings", about);
  }
  return true;
}

/** Asks every studio what became of its rounds that stay open, and books it. */
export async function finishStuckRounds(services: StuckRoundServices): Promise<void> {
  const { db, clock, studios } = services;
  for (const [id, studio] of Object.entries(studios)) {
    const ask = askStudio({ ...studio, id }, clock);
    if (!ask) continue;
    for (const round of await stuckRounds(db, id)) {
      if (!(await finish(services, round, id, ask))) break;
    }
  }
}

/** The job that asks about rounds which a studio has left open, once a minute; nothing where no studio can be asked. */
export function stuckRoundJobs(services: StuckRoundServices): JobQueue | undefined {
  if (Object.values(services.studios).every(({ rounds }) => rounds === undefined)) return undefined;
  const times = { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS };
  return periodicJob("finish-stuck-rounds", times, () => finishStuckRounds(services));
}
