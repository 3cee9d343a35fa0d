import { percentile } from "../report/percentile.ts";
import type { Figure } from "../report/section.ts";

/** The slowest hundredth of some latencies beside their middle. @param sorted milliseconds, the shortest first */
export function slowestFigure(what: string, sorted: readonly number[], mostMs: number): Figure {
  const slow = percentile(sorted, 0.99);
  return {
    ...{
      what,
      measured: `p99 ${slow.toFixed(0)} ms`,
      calibration: `p50 ${percentile(sorted, 0.5).toFixed(0)} ms`,
    },
    ...{ result: `${slow.toFixed(0)} ms`, target: `≤ ${mostMs} ms`, isMet: slow <= mostMs },
  };
}
