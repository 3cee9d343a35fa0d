import { countStatements, sentBetween, type SentStatements } from "./load/countStatements.ts";

/**
 * How many statements some work sends to the database: what it asks tells as much as how long it takes, and does not depend on what
 * else the machine does. Call it before a gateway is started.
 *
 * @param turns how often the work is done
 * @returns counts the statements of a work, those of the turn with the fewest, as jobs send some of their own meanwhile
 */
export function leastStatements(turns = 20): (work: () => Promise<unknown>) => Promise<SentStatements> {
  const sent = countStatements();
  return async (work) => {
    const counts: SentStatements[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const before = sent();
      await work();
      counts.push(sentBetween(before, sent()));
    }
    return counts.reduce((least, one) => (one.all < least.all ? one : least));
  };
}
