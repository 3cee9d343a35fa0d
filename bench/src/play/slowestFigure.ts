import type { Figure } from "../report/section.ts";

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The slowest hundredth of some latencies beside their middle. @param sorted milliseconds, the shortest first */
export function slowestFigure(what: string, sorted: readonly number[], mostMs: number): Figure {
  const slow = at(sorted, 0.99);
  return {
    ...{ what, measured: `p99 ${slow.toFixed(0)} ms`, calibration: `p50 ${at(sorted, 0.5).toFixed(0)} ms` },
    ...{ result: `${slow.toFixed(0)} ms`, target: `≤ ${mostMs} ms`, isMet: slow <= mostMs },
  };
}
