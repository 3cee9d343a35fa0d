/** A time for a table: tenths below 10 ms. */
export const ms = (time: number): string => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;
