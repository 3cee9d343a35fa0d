import type { SupportSettings } from "@spilhus/contracts/content";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** How far ahead the next opening is looked for. */
const AHEAD_DAYS = 14;

type Hours = Pick<SupportSettings, "hours" | "closed_days">;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** A moment in the brand's zone: its day and the minutes since midnight. */
function localMoment(time: Date, zone: string) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit" },
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "0";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    minute: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10);

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Spans of a day as minutes since its midnight; a span may end on the next day. */
function spansOf(day: string, { hours, closed_days = "" }: Hours): readonly (readonly [number, number])[] {
  if (closed_days.split(/, ?/).includes(day)) return [];
  const place = weekday(day);
  return hours
    .filter(({ first_day, last_day }) => {
      const [first, last] = [DAYS.indexOf(first_day), DAYS.indexOf(last_day)];
      return first <= last ? place >= first && place <= last : place >= first || place <= last;
    })
    .map(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return [from, to > from ? to : to + DAY_MINUTES] as const;
    });
}

/** The moment of a local day and minute: the offset is that of the moment itself, also on days when clocks change. */
function momentOf(day: string, minute: number, zone: string): Date {
  const target = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  const localAsUtc = (time: number) => {
    const local = localMoment(new Date(time), zone);
    return Date.parse(`${local.day}T00:00:00Z`) + local.minute * MINUTE_MS;
  };
  const guess = target - (localAsUtc(target) - target);
  return new Date(guess - (localAsUtc(guess) - target));
}

/**
 * Whether the desk is open at a moment, by the hours of the brand's content in its zone.
 *
 * @returns while it is closed, when it opens next; nothing where that is not within two weeks
 */
export function openness(
  hours: Hours,
  zone: string,
  now: Date,
): { readonly isOpen: boolean; readonly opensAt: Date | null } {
  const { day, minute } = localMoment(now, zone);
  const [today, yesterday] = [spansOf(day, hours), spansOf(addDays(day, -1), hours)];
  const isOpen =
    today.some(([from, to]) => minute >= from && minute < to) ||
    yesterday.some(([, to]) => minute + DAY_MINUTES < to);
  if (isOpen) return { isOpen, opensAt: null };
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead += 1) {
    const next = addDays(day, ahead);
    const starts = spansOf(next, hours)
      .map(([from]) => from)
      .filter((from) => ahead > 0 || from > minute)
      .toSorted((one, other) => one - other);
    if (starts[0] !== undefined) return { isOpen, opensAt: momentOf(next, starts[0], zone) };
  }
  return { isOpen, opensAt: null };
}
