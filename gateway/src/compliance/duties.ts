import type { AccountDuties, RegisteredBrand } from "@spilhus/contracts";

type Duties = { readonly [Name in keyof AccountDuties]: AccountDuties[Name][number] };

function inForce<Rule extends { readonly appliesFrom: string }>(rules: readonly Rule[], day: string): Rule {
  const [rule] = rules
    .filter(({ appliesFrom }) => appliesFrom <= day)
    .toSorted((one, other) => (one.appliesFrom < other.appliesFrom ? 1 : -1));
  if (!rule) throw new RangeError(`No rule of law is known for ${day}.`);
  return rule;
}

/** Making a format costs more than the rest of a call, and every call of a player asks for the day. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayIn(timezone: string, time: Date): string {
  let format = dayFormats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone });
    dayFormats.set(timezone, format);
  }
  return format.format(time);
}

interface DutiesOfDay {
  readonly day: string;
  readonly inForce: Duties;
}
/** By a brand's data: the day changes once a day, and every call of a player asks. */
const lastAsked = new WeakMap<AccountDuties, DutiesOfDay>();

/**
 * What the law asks of a brand's accounts at a moment, from the brand's compliance data.
 *
 * @param time of the database's clock
 * @throws {RangeError} for a day before the first rule.
 */
export function dutiesOn(
  { duties, timezone }: Pick<RegisteredBrand, "duties" | "timezone">,
  time: Date,
): Duties {
  const day = dayIn(timezone, time);
  const last = lastAsked.get(duties);
  if (last?.day === day) return last.inForce;
  const now = {
    minimumAge: inForce(duties.minimumAge, day),
    temporaryAccount: inForce(duties.temporaryAccount, day),
    limitRaise: inForce(duties.limitRaise, day),
    coolingOff: inForce(duties.coolingOff, day),
    block: inForce(duties.block, day),
  };
  lastAsked.set(duties, { day, inForce: now });
  return now;
}
