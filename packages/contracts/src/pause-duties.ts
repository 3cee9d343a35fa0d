/** One rule of law with the day from which it holds. */
export interface DatedDuty<Value> {
  /** ISO day. */
  readonly appliesFrom: string;
  readonly value: Value;
}

/**
 * What the law says of limits and pauses (BEK 1274/2019 §§ 21 and 23), the same for every brand: the gateway enforces it and the
 * pages say it.
 */
export const PAUSE_DUTIES = {
  /** How long a higher deposit limit waits; a lower one holds at once. */
  limitRaise: [{ appliesFrom: "2020-01-01", value: { waitHours: 24 } }],
  /** A break that a player takes. */
  coolingOff: [{ appliesFrom: "2020-01-01", value: { hours: 24 } }],
  /** The shortest time for which a player may exclude themselves. */
  block: [{ appliesFrom: "2012-01-01", value: { leastDays: 30 } }],
} as const satisfies Record<string, readonly DatedDuty<unknown>[]>;

/**
 * The rule of a day.
 *
 * @param day ISO day
 * @throws {RangeError} for a day before the first rule.
 */
export function dutyOn<Value>(rules: readonly DatedDuty<Value>[], day: string): Value {
  const rule = rules.findLast(({ appliesFrom }) => appliesFrom <= day);
  if (!rule) throw new RangeError(`No rule of law is known for ${day}.`);
  return rule.value;
}
