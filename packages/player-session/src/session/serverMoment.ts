/** The server's time when an answer came, and where this page's own stopwatch stood then. */
export interface ServerMoment {
  readonly serverTime: string;
  /** `performance.now()` of that moment. */
  readonly readAt: number;
}

/**
 * The server's time now, in unix ms: its last word and what has passed since on a stopwatch, never the device's clock,
 * which may be wrong or set by whoever plays (BEK 1274/2019 § 17).
 */
export function serverNow({ serverTime, readAt }: ServerMoment, stopwatch: number): number {
  return Date.parse(serverTime) + Math.max(0, stopwatch - readAt);
}
