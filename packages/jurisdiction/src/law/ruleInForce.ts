/**
 * The rule in force on a day: the one with the latest `appliesFrom` that is not after it. The order of the list does
 * not matter.
 *
 * @param name names the list in the error
 * @param day legal day, `YYYY-MM-DD`
 * @throws {RangeError} when no rule applies yet on that day
 */
export function ruleInForce<Rule extends { readonly appliesFrom: string }>(
  name: string,
  rules: readonly Rule[],
  day: string,
): Rule {
  let latest: Rule | undefined;
  for (const rule of rules) {
    if (rule.appliesFrom > day) continue;
    if (!latest || rule.appliesFrom > latest.appliesFrom) latest = rule;
  }
  if (!latest) throw new RangeError(`No rule of "${name}" applies on ${day}. Add one to its list.`);
  return latest;
}
