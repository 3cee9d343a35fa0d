import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import * as z from "zod";
import type { Brands } from "../config/index.ts";
import { HopelessJobError, jobQueue, type JobQueue } from "../jobs/index.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { MONEY_CHECK_QUEUE } from "./moneyCheckQueue.ts";

/** Checks players whose money moved. */
export const moneyCheckJobs = ({ db, brands }: { db: NodePgDatabase; brands: Brands }): JobQueue =>
  jobQueue({
    name: MONEY_CHECK_QUEUE,
    payload: z.object({ playerId: z.uuid(), brand: z.string() }),
    leaseSeconds: 60,
    retry: { firstSeconds: 5, longestSeconds: 600 },
    async perform([job]) {
      if (!job) return;
      const brand = brands.get(job.payload.brand);
      if (!brand) throw new HopelessJobError("The brand is not served any more.");
      await db.transaction((tx) => checkPlayer(tx, job.payload.playerId, brand));
    },
  });
