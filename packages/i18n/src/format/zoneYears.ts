/** How far a zone's clocks are ahead of UTC in some years: enough to write a time without the rules of `Intl`. */
export interface ZoneYears {
  /** From this moment on, in ms since 1970, clocks are so many minutes ahead; in order, the first is the beginning. */
  readonly shifts: readonly (readonly [from: number, minutes: number])[];
  /** The end of the years in ms since 1970. */
  readonly until: number;
}

const MINUTE = 60_000;
/** No zone changes twice within it. */
const WEEK = 7 * 24 * 60 * MINUTE;

const PARTS = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
} as const;

/** Reads how many minutes the zone is ahead at a moment. */
function offsetReader(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-GB", { ...PARTS, timeZone: zone, hourCycle: "h23" });
  return (at) => {
    const parts = format.formatToParts(at);
    const of = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value);
    const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
    return (shown - Math.floor(at / MINUTE) * MINUTE) / MINUTE;
  };
}

/**
 * The year of a moment and the one after it, for `formatTimeOfDay` of an island: the first `Intl.DateTimeFormat` of a page
 * blocks a phone for about 150 ms. Servers call this; the answer is the same all year, so that pages stay the same too.
 *
 * @param zone IANA zone
 * @throws {RangeError} for an unknown zone
 */
export function zoneYears(zone: string, at: Date): ZoneYears {
  const year = at.getUTCFullYear();
  const key = `${zone} ${year}`;
  const years = known.get(key) ?? readYears(zone, year);
  known.set(key, years);
  return years;
}

const known = new Map<string, ZoneYears>();

function readYears(zone: string, year: number): ZoneYears {
  const minutesAt = offsetReader(zone);
  const [from, until] = [Date.UTC(year, 0), Date.UTC(year + 2, 0)];
  const shifts: [number, number][] = [[from, minutesAt(from)]];
  for (let week = from; week < until; week += WEEK) {
    const before = minutesAt(week);
    let [same, other] = [week, Math.min(week + WEEK, until)];
    if (minutesAt(other) === before) continue;
    // Zones change at a whole minute.
    while (other - same > MINUTE) {
      const middle = same + Math.floor((other - same) / 2 / MINUTE) * MINUTE;
      if (minutesAt(middle) === before) same = middle;
      else other = middle;
    }
    shifts.push([other, minutesAt(other)]);
  }
  return { shifts, until };
}
