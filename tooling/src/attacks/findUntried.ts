/** The attacks and faults on money that tests try, numbered from 1 without a gap. */
export const ATTACKS = 48;

/** Numbers of attacks in a test's titles, such as `(attack 10)`. */
export const attacksIn = (source: string): readonly number[] =>
  [...source.matchAll(/\battack (\d+)\b/g)].map(([, number = ""]) => Number(number));

/** The attacks that no title of these sources carries, and numbers that no attack has. */
export function findUntried(sources: readonly string[]): {
  readonly untried: readonly number[];
  readonly unknown: readonly number[];
} {
  const tried = new Set(sources.flatMap(attacksIn));
  const known = Array.from({ length: ATTACKS }, (_, place) => place + 1);
  return {
    untried: known.filter((number) => !tried.has(number)),
    unknown: [...tried].filter((number) => number < 1 || number > ATTACKS),
  };
}
