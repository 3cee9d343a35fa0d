/// <reference lib="esnext.temporal" />
import type { RoomRow } from "../games/index.ts";

type DailyPlan = Pick<RoomRow, "firstStart" | "lastStart" | "everyMinutes">;

/** Starts of one day, in its zone; a clock change moves a start that does not exist to the next that does. */
function startsOf(plan: DailyPlan, day: Temporal.PlainDate, timezone: string): number[] {
  const first = Temporal.PlainTime.from(plan.firstStart);
  const minutes = first.until(Temporal.PlainTime.from(plan.lastStart)).total("minutes");
  const starts: number[] = [];
  for (let minute = 0; minute <= minutes; minute += plan.everyMinutes) {
    const start = day.toZonedDateTime({ timeZone: timezone, plainTime: first.add({ minutes: minute }) });
    starts.push(start.toInstant().epochMilliseconds);
  }
  return starts;
}

/**
 * When the rounds of a room start after a moment, within so many hours.
 *
 * @param timezone IANA name of the brand's zone, in which the plan is written
 * @returns ascending, each once
 */
export function plannedStarts(plan: DailyPlan, timezone: string, after: Date, hours: number): Date[] {
  const from = after.getTime();
  const until = from + hours * 3_600_000;
  const today = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timezone).toPlainDate();
  const days = Array.from({ length: Math.ceil(hours / 24) + 1 }, (_, ahead) => today.add({ days: ahead }));
  const starts = days.flatMap((day) => startsOf(plan, day, timezone));
  return [...new Set(starts)]
    .filter((start) => start > from && start <= until)
    .toSorted((one, other) => one - other)
    .map((start) => new Date(start));
}
