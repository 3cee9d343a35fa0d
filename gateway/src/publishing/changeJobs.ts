import { ContentChangedSchema } from "@spilhus/contracts";
import { jobQueue, type JobQueue } from "../jobs/index.ts";
import type { NotifyTargets } from "./notifyTargets.ts";

export const CHANGE_QUEUE = "content-change";

/**
 * Tells apps and edge of changes, at least once: a job ends only when every target has taken it. Several changes of a
 * brand travel as one. Targets must bear hearing a change twice.
 */
export const changeJobs = (notify: NotifyTargets): JobQueue =>
  jobQueue({
    name: CHANGE_QUEUE,
    payload: ContentChangedSchema,
    leaseSeconds: 15,
    retry: { firstSeconds: 0.25, longestSeconds: 30 },
    groupOf: ({ brand }) => brand,
    async perform(jobs) {
      const [first] = jobs;
      if (!first) return;
      const failures = await notify({
        brand: first.payload.brand,
        cv: Math.max(...jobs.map(({ payload }) => payload.cv)),
        tags: [...new Set(jobs.flatMap(({ payload }) => payload.tags))],
      });
      if (failures.length > 0) throw new Error(failures.join("; "));
    },
  });
