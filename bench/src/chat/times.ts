export const ms = (time: number): string => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** The time below which a part of them are. @param sorted the shortest first */
export const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
