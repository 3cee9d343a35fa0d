/** Content service limits (R9.06). */
export const CONTENT_LIMITS = {
  perPage: 25,
  maxPerPage: 100,
  batchSize: 50,
  requestsPerSecond: 5,
  requestsPerSecondWithOAuth: 3,
  retries: 10,
  retryDelayMs: 300,
} as const;
