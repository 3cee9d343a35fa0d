/** The server's time of an answer, and the page's stopwatch when it arrived. */
export interface ServerMoment {
  readonly serverTime: string;
  /** `performance.now()` of that moment. */
  readonly readAt: number;
}

/**
 * The server's time now, in unix ms: the last known server time plus the time since on a stopwatch. The device's clock may
 * be wrong or set by the player, so it is not used (BEK 1274/2019 § 17).
 */
export function serverNow({ serverTime, readAt }: ServerMoment, stopwatch: number): number {
  return Date.parse(serverTime) + Math.max(0, stopwatch - readAt);
}
