import type { Schedule, ScheduledRound } from "@spilhus/contracts";
import { formatTimeOfDay } from "@spilhus/i18n";

/** Rounds that start after `now` (ISO), soonest first. */
export function upcomingRounds({ rounds }: Schedule, now: string): readonly ScheduledRound[] {
  const nowMs = Date.parse(now);
  return rounds
    .filter(({ startsAt }) => Date.parse(startsAt) > nowMs)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Keeps one of the rounds that start at the same time: the hero shows one round at a time. */
export function oneRoundPerStart(rounds: readonly ScheduledRound[]): readonly ScheduledRound[] {
  return rounds.filter(({ startsAt }, index) => rounds[index - 1]?.startsAt !== startsAt);
}

/** The start of a round in the brand's time zone, `HH:mm`. */
export function roundTime({ startsAt }: ScheduledRound, timezone: string): string {
  return formatTimeOfDay(startsAt, timezone);
}
