import * as z from "zod";

/** A job, as its handler receives it. */
export interface Job<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** 1 at the first attempt. */
  readonly attempts: number;
}

/** Postpones a job by some seconds without counting it as failed. */
export interface Again {
  readonly againInSeconds: number;
}

/** The job can never succeed: it is given up at once. */
export class HopelessJobError extends Error {
  override readonly name = "HopelessJobError";
}

export interface JobQueueOptions<Payload> {
  readonly name: string;
  readonly payload: z.core.$ZodType<Payload>;
  /** Longer than any attempt; afterwards the job of a gateway that died is retried. */
  readonly leaseSeconds: number;
  /** The wait doubles from the first one up to the longest, each up to a tenth longer. */
  readonly retry: { readonly firstSeconds: number; readonly longestSeconds: number };
  /** A job that has failed for this long is given up; absent: never. */
  readonly giveUpAfterSeconds?: number;
  /** Jobs of one group are done together, such as the changes of one brand; absent: each alone. */
  readonly groupOf?: (payload: Payload) => string;
  /** Performs jobs of one group. After any error all of them are retried. */
  readonly perform: (jobs: readonly Job<Payload>[]) => Promise<Again | void>;
}

/** A queue that hides the type of its payload, so that queues of several types fit into one list. */
export interface JobQueue {
  readonly name: string;
  readonly leaseSeconds: number;
  readonly retry: JobQueueOptions<unknown>["retry"];
  readonly giveUpAfterSeconds: number | undefined;
  /** Enqueued at the start of each gateway, once for all of them. */
  readonly isPeriodic: boolean;
  groupOf(job: Job<unknown>): string;
  perform(jobs: readonly Job<unknown>[]): Promise<Again | void>;
}

export function jobQueue<Payload>(options: JobQueueOptions<Payload>): JobQueue {
  const { name, payload: schema, leaseSeconds, retry, giveUpAfterSeconds, groupOf, perform } = options;
  return {
    ...{ name, leaseSeconds, retry, giveUpAfterSeconds, isPeriodic: false },
    groupOf: ({ id, payload }) => (groupOf ? groupOf(z.parse(schema, payload)) : id),
    perform: (jobs) => perform(jobs.map((job) => ({ ...job, payload: z.parse(schema, job.payload) }))),
  };
}

/** Key of the one row of a periodic job. */
export const PERIODIC = "periodic";

/** A periodic job, done by one gateway at a time. */
export function periodicJob(
  name: string,
  { everySeconds, leaseSeconds = 60 }: { readonly everySeconds: number; readonly leaseSeconds?: number },
  work: () => Promise<void>,
): JobQueue {
  return {
    ...{ name, leaseSeconds, giveUpAfterSeconds: undefined, isPeriodic: true },
    retry: { firstSeconds: 1, longestSeconds: everySeconds },
    groupOf: ({ id }) => id,
    perform: async () => {
      await work();
      return { againInSeconds: everySeconds };
    },
  };
}
