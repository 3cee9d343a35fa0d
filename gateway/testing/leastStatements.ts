import { countStatements } from "./load/countStatements.ts";

/**
 * How many statements some work sends to the database: what it asks tells as much as how long it takes, and does not depend on what
 * else the machine does. Call it before a gateway is started.
 *
 * @param turns how often the work is done
 * @returns counts the statements of a work, the least of some turns, as jobs send some of their own meanwhile
 */
export function leastStatements(turns = 20): (work: () => Promise<unknown>) => Promise<number> {
  const sent = countStatements();
  return async (work) => {
    const counts: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const before = sent();
      await work();
      counts.push(sent() - before);
    }
    return Math.min(...counts);
  };
}
