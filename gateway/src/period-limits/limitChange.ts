import { LIMIT_PERIODS, type LimitPeriod } from "@spilhus/contracts/player-account";

/** One limit as the database has it. */
export interface KeptLimit {
  readonly limitOre: number;
  /** A raise that waits, or has come and was not written down yet. */
  readonly raisedOre: number | null;
  readonly raisedFrom: Date | null;
}
export type KeptLimits = Readonly<Partial<Record<LimitPeriod, KeptLimit>>>;
export type Amounts = Readonly<Record<LimitPeriod, number>>;

const settled = (limitOre: number): KeptLimit => ({ limitOre, raisedOre: null, raisedFrom: null });

/** A limit as it stands at a moment: a raise whose time has come is the limit. */
export const limitAt = (kept: KeptLimit, now: Date): KeptLimit =>
  kept.raisedOre !== null && kept.raisedFrom !== null && kept.raisedFrom <= now
    ? settled(kept.raisedOre)
    : kept;

const later = (one: Date, other: Date | null | undefined): Date => (other && other > one ? other : one);

function changed(current: KeptLimit | undefined, amount: number, raiseFrom: Date): KeptLimit {
  // The first limit is none that is raised: nothing was lower before.
  if (!current || amount <= current.limitOre) return settled(amount);
  const waitsAlready = current.raisedOre === amount && current.raisedFrom !== null;
  return {
    limitOre: current.limitOre,
    raisedOre: amount,
    raisedFrom: waitsAlready ? current.raisedFrom : raiseFrom,
  };
}

/**
 * What becomes of a player's limits when they ask for others: a lower one holds at once, a higher one after the law's
 * wait, the one that stands takes back a raise. A raise that waits for the same amount keeps its time, so that sending a
 * form again loses nothing; but none comes before the raise of a longer period, which would leave them out of order.
 */
export function changedLimits(
  kept: KeptLimits,
  asked: Amounts,
  { now, waitHours }: { readonly now: Date; readonly waitHours: number },
): Readonly<Record<LimitPeriod, KeptLimit>> {
  const raiseFrom = new Date(now.getTime() + waitHours * 3_600_000);
  const of = (period: LimitPeriod, longer?: KeptLimit): KeptLimit => {
    const before = kept[period];
    const limit = changed(before && limitAt(before, now), asked[period], raiseFrom);
    if (limit.raisedFrom === null) return limit;
    return { ...limit, raisedFrom: later(limit.raisedFrom, longer?.raisedFrom) };
  };
  const month = of("month");
  const week = of("week", month);
  return { day: of("day", week), week, month };
}

/** Whether nothing is other than it was. */
export const isSame = (kept: KeptLimits, next: KeptLimits): boolean =>
  LIMIT_PERIODS.every((period) => JSON.stringify(kept[period]) === JSON.stringify(next[period]));
