import { median } from "../lighthouse/median.ts";
import { topRate, type LoadPlan } from "./load.ts";

const TURNS = 5;

export type Target = Pick<LoadPlan, "url" | "headers" | "body">;

/**
 * Requests a second of compared targets, loaded in short turns, so that other work of the machine affects all alike. The
 * median turn counts. The first turn of each is dropped: a cold process takes twice as long for an answer.
 *
 * @param seconds duration of one load if it were taken in one piece
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
