import { median } from "../lighthouse/median.ts";
import { topRate, type LoadPlan } from "./load.ts";

const TURNS = 5;

export type Target = Pick<LoadPlan, "url" | "headers">;

/**
 * Requests a second of targets that are compared, loaded in short turns: what else the machine does in that time falls
 * on all of them alike, and the middle turn of each counts. A first turn of each is not counted: a process that has
 * answered little is still being compiled, and takes twice as long for an answer.
 *
 * @param seconds of one load, were it taken at once
 */
export async function ratesInTurns<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  seconds: number,
  load: typeof topRate = topRate,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  const taken = new Map(names.map((name): [Name, number[]] => [name, []]));
  const turn = Math.max(1, Math.round(seconds / (TURNS - 1)));
  for (let count = 0; count <= TURNS; count += 1) {
    for (const [name, rates] of taken) {
      const rate = await load({ ...targets[name], seconds: turn });
      if (count > 0) rates.push(rate);
    }
  }
  // `Object.fromEntries` forgets which keys it was given.
  return Object.fromEntries([...taken].map(([name, rates]) => [name, median(rates)])) as Record<Name, number>;
}
