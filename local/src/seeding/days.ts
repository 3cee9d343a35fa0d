export const DAY_MS = 86_400_000;

/** The first millisecond of a UTC day. */
export const startOfDay = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;
