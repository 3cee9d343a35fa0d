export { answerOnce, type KeyedRequest, type StoredAnswer } from "./answerOnce.ts";
export { idempotencyJobs } from "./deleteExpiredKeys.ts";
export { idempotencyKeyOf } from "./idempotencyKeyOf.ts";
export { Turns } from "./turns.ts";
