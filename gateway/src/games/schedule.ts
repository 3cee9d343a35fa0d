/// <reference lib="esnext.temporal" />
import type { ScheduledRound } from "@spilhus/contracts";
import type { RoomRow } from "./tables.ts";

/** Starts of one day of a room, in its zone; a clock change moves a start that does not exist to the next that does. */
function startsOf(room: RoomRow, day: Temporal.PlainDate, timezone: string): Temporal.Instant[] {
  const first = Temporal.PlainTime.from(room.firstStart);
  const minutes = first.until(Temporal.PlainTime.from(room.lastStart)).total("minutes");
  const starts: Temporal.Instant[] = [];
  for (let minute = 0; minute <= minutes; minute += room.everyMinutes) {
    const start = day.toZonedDateTime({ timeZone: timezone, plainTime: first.add({ minutes: minute }) });
    starts.push(start.toInstant());
  }
  return starts;
}

/**
 * The rounds that start within 24 hours of the clock, soonest first.
 *
 * @param timezone IANA name of the brand's zone, in which the rooms' plans are written.
 */
export function nextRounds(rooms: readonly RoomRow[], timezone: string, now: number): ScheduledRound[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const today = instant.toZonedDateTimeISO(timezone).toPlainDate();
  const until = now + 86_400_000;
  const rounds: ScheduledRound[] = [];
  for (const room of rooms) {
    for (const day of [today, today.add({ days: 1 })]) {
      for (const start of startsOf(room, day, timezone)) {
        if (start.epochMilliseconds <= now || start.epochMilliseconds > until) continue;
        rounds.push({
          id: `${room.slug}-${start.epochMilliseconds / 60_000}`,
          kind: room.kind,
          room: { slug: room.slug, name: room.name },
          startsAt: start.toString({ fractionalSecondDigits: 3 }),
          platePriceOre: room.platePriceOre,
          guaranteedPrizeOre: room.guaranteedPrizeOre,
          plate: room.plate,
        });
      }
    }
  }
  return rounds.sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}
