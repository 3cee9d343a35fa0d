import { ruleInForce } from "./ruleInForce.ts";

/** Lists of rules by the name of the duty. */
export type RuleLists = Readonly<Record<string, readonly { readonly appliesFrom: string }[]>>;
/** The rule of each list that applies on one day. */
export type InForce<Rules extends RuleLists> = { readonly [Name in keyof Rules]: Rules[Name][number] };

/**
 * The law in force on a day, one rule for each list.
 *
 * @param day legal day, `YYYY-MM-DD`
 * @throws {RangeError} naming the list that has no rule for the day
 */
export function dutiesOn<Rules extends RuleLists>(rules: Rules, day: string): InForce<Rules> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, list]) => [name, ruleInForce(name, list, day)]),
  ) as InForce<Rules>; // `fromEntries` forgets which rule belongs to which name
}
