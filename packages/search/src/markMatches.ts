import { foldWithOrigins } from "./foldText.ts";
import type { GameQuestion } from "./gameQuestion.ts";
import { gain } from "./scoreGames.ts";
import { find, searchedText } from "./searchedText.ts";

/** Part of a name: start (included) and end (excluded). */
export type MarkedRange = readonly [start: number, end: number];

/**
 * The parts of a name that match a query: its words separately, or joined where that fits better.
 *
 * @returns ranges of the original name, in order; adjacent ones are merged.
 */
export function markMatches(name: string, { words, together }: GameQuestion): MarkedRange[] {
  const searched = searchedText(name);
  const apart = words.map((word) => find(word, searched));
  const joined = together && find(together, searched);
  const sum = words.reduce((total, word, place) => total + gain(word, apart[place]), 0);
  const best = together && gain(together, joined) > sum ? [joined] : apart;

  const { origins } = foldWithOrigins(name);
  const ranges: [number, number][] = [];
  for (const { start, end } of best.flatMap((found) => found ?? []).sort((a, b) => a.start - b.start)) {
    const first = origins[start];
    const last = origins[end - 1];
    if (!first || !last) continue;
    const before = ranges.at(-1);
    if (before && first[0] <= before[1]) before[1] = Math.max(before[1], last[1]);
    else ranges.push([first[0], last[1]]);
  }
  return ranges;
}
