import type { Schedule, ScheduledRound } from "@spilhus/contracts";
import { formatTimeOfDay } from "@spilhus/i18n";

/** Rounds that have not begun at a moment (ISO), soonest first. */
export function upcomingRounds({ rounds }: Schedule, now: string): readonly ScheduledRound[] {
  const moment = Date.parse(now);
  return rounds
    .filter(({ startsAt }) => Date.parse(startsAt) > moment)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The first round of each moment: of those that begin together a ticket shows one. */
export function oneAtATime(rounds: readonly ScheduledRound[]): readonly ScheduledRound[] {
  return rounds.filter(({ startsAt }, index) => rounds[index - 1]?.startsAt !== startsAt);
}

/** When a round starts, as the brand's clocks show it, `HH:mm`. */
export function roundTime({ startsAt }: ScheduledRound, timezone: string): string {
  return formatTimeOfDay(startsAt, timezone);
}
