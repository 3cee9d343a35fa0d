/** One rule of law with the day from which it holds. */
interface Dated<Value> {
  /** ISO day. */
  readonly appliesFrom: string;
  readonly value: Value;
}

/** What Danish law asks of accounts. The brands' own compliance data has what is shown; here is what is enforced. */
const DUTIES = {
  /** Years (spilleloven § 34). */
  minimumAge: [{ appliesFrom: "2012-01-01", value: 18 }],
  /** Longest life of an account whose identity is not verified, and the most it may take, in øre. */
  temporaryAccount: [{ appliesFrom: "2012-01-01", value: { days: 30, depositsOre: 1_000_000 } }],
  /** How long a higher deposit limit waits; a lower one holds at once (BEK 1274/2019). */
  limitRaise: [{ appliesFrom: "2020-01-01", value: { waitHours: 24 } }],
  /** A break that a player takes. */
  coolingOff: [{ appliesFrom: "2020-01-01", value: { hours: 24 } }],
  /** The shortest time for which a player may exclude themselves. */
  block: [{ appliesFrom: "2012-01-01", value: { leastDays: 30 } }],
} as const satisfies Record<string, readonly Dated<unknown>[]>;

type Duties = { readonly [Name in keyof typeof DUTIES]: (typeof DUTIES)[Name][number]["value"] };

const inForce = <Value>(rules: readonly Dated<Value>[], day: string): Value => {
  const rule = rules.findLast(({ appliesFrom }) => appliesFrom <= day);
  if (!rule) throw new RangeError(`No rule of law is known for ${day}.`);
  return rule.value;
};

/**
 * The law of a day.
 *
 * @throws {RangeError} for a day before the first rule.
 */
export function dutiesOn(time: Date): Duties {
  const day = time.toISOString().slice(0, 10);
  return {
    minimumAge: inForce(DUTIES.minimumAge, day),
    temporaryAccount: inForce(DUTIES.temporaryAccount, day),
    limitRaise: inForce(DUTIES.limitRaise, day),
    coolingOff: inForce(DUTIES.coolingOff, day),
    block: inForce(DUTIES.block, day),
  };
}
