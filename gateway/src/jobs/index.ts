export { enqueueJob } from "./enqueueJob.ts";
export { HopelessJobError, jobQueue, PERIODIC, periodicJob, type JobQueue } from "./jobQueue.ts";
export { JobRunner } from "./jobRunner.ts";
export { Loop } from "./loop.ts";
