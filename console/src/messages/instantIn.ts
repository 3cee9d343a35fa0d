/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function aheadAt(instant: number, timeZone: string): number {
  // Swedish writes dates as ISO 8601 does.
  const shown = new Date(instant).toLocaleString("sv-SE", { timeZone });
  return Date.parse(`${shown.replace(" ", "T")}Z`) - instant;
}

/**
 * The instant of a local time without seconds, such as a `datetime-local` field sends it. An hour that a clock passes twice is
 * one of the two.
 *
 * @returns ISO 8601 in UTC; the given text where it is no time
 */
export function instantIn(local: string, timeZone: string): string {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return local;
  const near = asUtc - aheadAt(asUtc, timeZone);
  return new Date(asUtc - aheadAt(near, timeZone)).toISOString();
}
