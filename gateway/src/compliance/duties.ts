import type { AccountDuties, RegisteredBrand } from "@spilhus/contracts";
import { dayIn } from "./dayIn.ts";

type Duties = { readonly [Name in keyof AccountDuties]: AccountDuties[Name][number] };

function inForce<Rule extends { readonly appliesFrom: string }>(rules: readonly Rule[], day: string): Rule {
  const [rule] = rules
    .filter(({ appliesFrom }) => appliesFrom <= day)
    .toSorted((one, other) => (one.appliesFrom < other.appliesFrom ? 1 : -1));
  if (!rule) throw new RangeError(`No rule of law is known for ${day}.`);
  return rule;
}

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
  return {
    minimumAge: inForce(duties.minimumAge, day),
    temporaryAccount: inForce(duties.temporaryAccount, day),
    limitRaise: inForce(duties.limitRaise, day),
    coolingOff: inForce(duties.coolingOff, day),
    block: inForce(duties.block, day),
  };
}
