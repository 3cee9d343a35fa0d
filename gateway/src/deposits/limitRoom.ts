import { LIMIT_PERIODS, type LimitPeriod } from "@spilhus/contracts/player-account";
import { isInWindow, usedIn, WINDOW_MS, type Usage } from "../deposit-records/index.ts";

export type Limits = Readonly<Record<LimitPeriod, number>>;

/** What a limit leaves. */
export interface Room {
  readonly limitOre: number;
  readonly usedOre: number;
  readonly leftOre: number;
  /** When the oldest counted deposit leaves the window; nothing while none is counted. */
  readonly moreFrom: Date | null;
}

/** Why an amount does not fit. */
export interface OverLimit {
  /** The limit that leaves least. */
  readonly period: LimitPeriod;
  readonly leftOre: number;
  /** When that limit leaves more. */
  readonly until: Date | null;
  /** When the amount fits all three limits, if nothing else is deposited; nothing when it exceeds a limit itself. */
  readonly fitsAt: Date | null;
}

/** Counted deposits of a period and when they leave it, earliest first; one under way counts as credited now. */
function leaving({ now, counted }: Usage, period: LimitPeriod) {
  return counted
    .filter(({ settledAt }) => isInWindow(settledAt, period, now))
    .map(({ amountOre, settledAt }) => ({
      amountOre,
      at: (settledAt ?? now).getTime() + WINDOW_MS[period],
    }))
    .toSorted((one, other) => one.at - other.at);
}

/** What each limit leaves now. */
export function roomOf(usage: Usage, limits: Limits): Readonly<Record<LimitPeriod, Room>> {
  const used = usedIn(usage);
  const room = (period: LimitPeriod): Room => {
    const [limitOre, usedOre] = [limits[period], used[period]];
    const [first] = leaving(usage, period);
    return {
      ...{ limitOre, usedOre, leftOre: Math.max(0, limitOre - usedOre) },
      moreFrom: first ? new Date(first.at) : null,
    };
  };
  return { day: room("day"), week: room("week"), month: room("month") };
}

/** When an amount fits a period's limit; nothing when it exceeds the limit. */
function fitsIn(usage: Usage, period: LimitPeriod, limitOre: number, amountOre: number): number | undefined {
  let usedOre = usedIn(usage)[period];
  let at = usage.now.getTime();
  for (const one of leaving(usage, period)) {
    if (usedOre + amountOre <= limitOre) break;
    usedOre -= one.amountOre;
    ({ at } = one);
  }
  return usedOre + amountOre <= limitOre ? at : undefined;
}

/** Says why an amount does not fit the limits; nothing when it fits. */
export function overLimit(usage: Usage, limits: Limits, amountOre: number): OverLimit | undefined {
  const rooms = roomOf(usage, limits);
  const [least] = LIMIT_PERIODS.map((period) => ({ period, ...rooms[period] })).toSorted(
    (one, other) => one.limitOre - one.usedOre - (other.limitOre - other.usedOre),
  );
  if (!least || amountOre <= least.limitOre - least.usedOre) return undefined;
  const times = LIMIT_PERIODS.map((period) => fitsIn(usage, period, limits[period], amountOre));
  const fitsAt = times.every((time) => time !== undefined) ? new Date(Math.max(...times)) : null;
  const { period, leftOre, moreFrom } = least;
  return { period, leftOre, until: moreFrom, fitsAt };
}
