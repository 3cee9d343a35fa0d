import type { Alignment } from "./alignment.ts";
import { foldWithOrigins } from "./foldText.ts";

/** Part of a name, from the first character up to but without the second. */
export type MarkedRange = readonly [start: number, end: number];

/**
 * Leads alignments in a folded text back to what was written.
 *
 * @returns ranges in order; those that touch are one.
 */
export function markedRanges(original: string, alignments: readonly Alignment[]): MarkedRange[] {
  const { origins } = foldWithOrigins(original);
  const ranges: [number, number][] = [];
  for (const { start, end } of alignments.toSorted((a, b) => a.start - b.start)) {
    const first = origins[start];
    const last = origins[end - 1];
    if (!first || !last) continue;
    const before = ranges.at(-1);
    if (before && first[0] <= before[1]) before[1] = Math.max(before[1], last[1]);
    else ranges.push([first[0], last[1]]);
  }
  return ranges;
}
