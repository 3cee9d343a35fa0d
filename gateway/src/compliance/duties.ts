import { dutyOn, PAUSE_DUTIES, type DatedDuty } from "@spilhus/contracts";

/** What Danish law asks of accounts. The brands' own compliance data has what is shown; here is what is enforced. */
const DUTIES = {
  /** Years (spilleloven § 34). */
  minimumAge: [{ appliesFrom: "2012-01-01", value: 18 }],
  /** Longest life of an account whose identity is not verified, and the most it may take, in øre. */
  temporaryAccount: [{ appliesFrom: "2012-01-01", value: { days: 30, depositsOre: 1_000_000 } }],
  ...PAUSE_DUTIES,
} as const satisfies Record<string, readonly DatedDuty<unknown>[]>;

type Duties = { readonly [Name in keyof typeof DUTIES]: (typeof DUTIES)[Name][number]["value"] };

/**
 * The law of a day.
 *
 * @throws {RangeError} for a day before the first rule.
 */
export function dutiesOn(time: Date): Duties {
  const day = time.toISOString().slice(0, 10);
  return {
    minimumAge: dutyOn(DUTIES.minimumAge, day),
    temporaryAccount: dutyOn(DUTIES.temporaryAccount, day),
    limitRaise: dutyOn(DUTIES.limitRaise, day),
    coolingOff: dutyOn(DUTIES.coolingOff, day),
    block: dutyOn(DUTIES.block, day),
  };
}
