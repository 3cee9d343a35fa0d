import { LIMIT_PERIODS, type LimitPeriod } from "@spilhus/contracts/player-account";
import { type Amounts, type KeptLimits, limitAt } from "../period-limits/index.ts";

/** What a player lost in an hour of the clock. */
export interface LossHour {
  readonly startsAt: Date;
  readonly lostOre: number;
}

const HOUR_MS = 3_600_000;
const PERIOD_HOURS = { day: 24, week: 7 * 24, month: 30 * 24 } as const satisfies Record<LimitPeriod, number>;
/** The longest period, and the hour that has only partly left it. */
export const KEPT_HOURS = PERIOD_HOURS.month + 1;

/** When the last part of an hour has left a period. */
const leavesAt = ({ startsAt }: LossHour, period: LimitPeriod) =>
  startsAt.getTime() + (PERIOD_HOURS[period] + 1) * HOUR_MS;

const sumOf = (hours: readonly LossHour[]) => hours.reduce((sum, { lostOre }) => sum + lostOre, 0);

/** What was lost in the last 24 hours, 7 days and 30 days, at least 0. An hour counts for as long as a part of it does. */
export function lossesAt(hours: readonly LossHour[], now: Date): Amounts {
  const of = (period: LimitPeriod) =>
    Math.max(0, sumOf(hours.filter((hour) => leavesAt(hour, period) > now.getTime())));
  return { day: of("day"), week: of("week"), month: of("month") };
}

/** How much a player may still lose, and by which limit. */
export interface LossRoom {
  readonly leftOre: number;
  readonly period: LimitPeriod;
  /** When there is room again, if nothing changes; nothing where there is room now. */
  readonly until: Date | undefined;
}

/** When a period's losses are below its limit, because hours have left it or a raise has come. */
function openAgain(
  hours: readonly LossHour[],
  limits: KeptLimits,
  period: LimitPeriod,
  leastOre: number,
  now: Date,
): Date {
  const kept = limits[period];
  const moments = [
    ...hours.map((hour) => leavesAt(hour, period)),
    ...(kept?.raisedFrom ? [kept.raisedFrom.getTime()] : []),
  ]
    .filter((at) => at > now.getTime())
    .toSorted((one, other) => one - other);
  const first = moments.find((at) => {
    const then = new Date(at);
    return kept && limitAt(kept, then).limitOre - lossesAt(hours, then)[period] >= leastOre;
  });
  // A limit below the stake never has room: the longest time is told, and checked again then.
  return new Date(first ?? now.getTime() + (PERIOD_HOURS[period] + 1) * HOUR_MS);
}

/**
 * How much of their own money a player may still lose.
 *
 * @param leastOre the smallest amount that makes sense, such as a game's smallest stake
 * @returns nothing for a player without limits
 */
export function lossRoomAt(
  hours: readonly LossHour[],
  limits: KeptLimits,
  now: Date,
  leastOre = 1,
): LossRoom | undefined {
  const lost = lossesAt(hours, now);
  const rooms = LIMIT_PERIODS.flatMap((period) => {
    const kept = limits[period];
    if (!kept) return [];
    const leftOre = Math.max(0, limitAt(kept, now).limitOre - lost[period]);
    const until = leftOre < leastOre ? openAgain(hours, limits, period, leastOre, now) : undefined;
    return [{ leftOre, period, until }];
  });
  // The limit that keeps the player longest, else the one that leaves least.
  return rooms.toSorted(
    (one, other) =>
      (other.until?.getTime() ?? 0) - (one.until?.getTime() ?? 0) || one.leftOre - other.leftOre,
  )[0];
}
