/** dayjs format of every date and time shown (R9.01). */
export const DATE_TIME_FORMAT = "DD/MM/YYYY HH:mm:ss";

/** Seconds a data answer may be reused (R9.02). */
export const DATA_CACHE_SECONDS = 10;
/** Seconds a locale's message file may be reused (R9.02). */
export const LOCALE_CACHE_SECONDS = 86_400;

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

/** No brand's list of winners shows smaller net wins, in øre: they are found by an index that begins here. */
export const LEAST_WIN_ORE = 5_000;
