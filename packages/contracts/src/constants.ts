/** dayjs format of every date and time shown (R9.01). */
export const DATE_TIME_FORMAT = "DD/MM/YYYY HH:mm:ss";

/** Seconds a data answer may be reused (R9.02). */
export const DATA_CACHE_SECONDS = 10;
/** Seconds a locale's message file may be reused (R9.02). */
export const LOCALE_CACHE_SECONDS = 86_400;

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

/** Image option bounds (R9.08). `avif` is this platform's extension of the vendor's formats. */
export const IMAGE_LIMITS = {
  rotations: [0, 90, 180, 270],
  filterMin: 0,
  filterMax: 100,
  formats: ["webp", "png", "jpeg"],
  extendedFormats: ["avif"],
  maxDimension: 4000,
} as const;

/** At most this many notifications are shown together (R4.10, R9.04). */
export const MAX_NOTIFICATIONS = 2;
/** Limits of the running site (R9.05, R9.07). */
export const SITE_LIMITS = {
  loggerThrottleMs: 1_000,
  parallelPreloads: 4,
  reloadGuardMs: 10_000,
  resizeRefreshMs: 50,
  minimumPollMs: 10_000,
} as const;
