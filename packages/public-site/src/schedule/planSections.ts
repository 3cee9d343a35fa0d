import type { ScheduledRound } from "@spilhus/contracts";

/** The parts of a day's plan, in the order of the day. */
export const PLAN_PARTS = ["now", "hour", "later", "evening", "tomorrow", "tomorrowEvening"] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** Rounds that a part further away than an hour shows at first: a day has several hundred. */
const FOLDED = 20;

/** The rounds of a part that are shown; all where the plan is asked for the whole part. */
export const shownOf = ({ part, rounds }: PlanSection, whole: string | undefined) =>
  part === "now" || part === "hour" || part === whole ? rounds : rounds.slice(0, FOLDED);

/** Rounds of a part, soonest first. */
export interface PlanSection {
  readonly part: PlanPart;
  readonly rounds: readonly ScheduledRound[];
}

const MINUTE_MS = 60_000;
/** Plates are on sale so long before a round. */
export const NOW_MINUTES = 30;
export const HOUR_MINUTES = 60;
const EVENING_HOUR = 19;

/** Day and hour of a moment in a zone, such as `2026-11-25` and 19. */
function localHour(at: Date, zone: string): { readonly day: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone: zone, hourCycle: "h23" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" },
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return { day: `${of("year")}-${of("month")}-${of("day")}`, hour: Number(of("hour")) };
}

function partOf(startsAt: Date, now: Date, zone: string): PlanPart {
  const minutes = (startsAt.getTime() - now.getTime()) / MINUTE_MS;
  if (minutes <= NOW_MINUTES) return "now";
  if (minutes <= HOUR_MINUTES) return "hour";
  const [start, today] = [localHour(startsAt, zone), localHour(now, zone)];
  const isEvening = start.hour >= EVENING_HOUR;
  if (start.day === today.day) return isEvening ? "evening" : "later";
  return isEvening ? "tomorrowEvening" : "tomorrow";
}

/**
 * The rounds of a plan by parts of the day; parts without a round are left out.
 *
 * @param rounds those that have not begun, soonest first
 * @param zone IANA zone of the brand
 */
export function planSections(
  rounds: readonly ScheduledRound[],
  now: string,
  zone: string,
): readonly PlanSection[] {
  const at = new Date(now);
  const byPart = Map.groupBy(rounds, ({ startsAt }) => partOf(new Date(startsAt), at, zone));
  return PLAN_PARTS.flatMap((part) => {
    const of = byPart.get(part);
    return of ? [{ part, rounds: of }] : [];
  });
}
