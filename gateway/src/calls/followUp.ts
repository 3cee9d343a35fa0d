import { setTimeout } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { CallServices } from "./callServices.ts";

/** What follows a commit, such as a call to a provider. */
export type Step = (db: NodePgDatabase) => Promise<void>;

/** An answer waits so long for what follows its commit; the edge gives the whole call 5 s. */
const AFTER_COMMIT_MS = 3_000;

/** Runs the steps that follow a commit, and waits for them, but not for long. Errors are logged. */
export async function followUp(services: CallServices, call: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const done = steps.map(async (step) => {
    try {
      await step(services.db);
    } catch (error) {
      services.log("error", "a step after a commit failed", { call, error });
    }
  });
  await Promise.race([Promise.all(done), setTimeout(AFTER_COMMIT_MS, undefined, { ref: false })]);
}
