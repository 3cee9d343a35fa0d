import { percentile } from "../report/percentile.ts";
import type { Figure } from "../report/section.ts";

const MOST_TIMES = 5;

/** The slowest hundredth beside the middle of some latencies. @param sorted milliseconds, the shortest first */
export function latencyFigure(what: string, sorted: readonly number[]): Figure {
  const [middle, slow] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  const times = slow / middle;
  return {
    ...{ what, measured: `p99 ${slow.toFixed(1)} ms`, calibration: `p50 ${middle.toFixed(1)} ms` },
    ...{ result: `${times.toFixed(1)} ×`, target: `≤ ${MOST_TIMES} ×`, isMet: times <= MOST_TIMES },
  };
}
