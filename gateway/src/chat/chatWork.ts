import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import { Loop } from "../jobs/index.ts";
import { endQuizzes } from "./quizzes.ts";
import { sayRounds } from "./roundLines.ts";
import { sweepConnections } from "./sweepConnections.ts";

const SWEEP_MS = 500;
const LINES_MS = 500;

export interface ChatWorkServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly log: Log;
  /** Has the jobs that follow done at once. */
  readonly wakeJobs: () => void;
}

/** What the chat does by itself in this process. Any number of gateways do it beside each other. */
export class ChatWork {
  readonly #loops: readonly Loop[];

  constructor({ db, brands, log, wakeJobs }: ChatWorkServices) {
    const then = async (work: Promise<number>) => {
      if ((await work) > 0) wakeJobs();
    };
    this.#loops = [
      // Apart from the lines: whoever must leave waits for nothing.
      new Loop("ending streams of the chat", SWEEP_MS, log, () => then(sweepConnections(db, brands))),
      new Loop("saying lines of rounds", LINES_MS, log, () => then(sayRounds(db))),
      new Loop("ending quizzes", LINES_MS, log, () => then(endQuizzes(db))),
    ];
  }

  /** Takes no new work and resolves after what is under way. */
  async stop(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }
}
