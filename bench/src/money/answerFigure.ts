import type { Figure } from "../report/section.ts";

const answers = (rate: number) => `${Math.round(rate).toLocaleString("en-GB")} answers/s`;

interface Compared {
  readonly what: string;
  readonly rate: number;
  readonly beside: string;
  readonly than: number;
  readonly least: number;
}

/** How often a gateway answers, beside the rate that it is compared with. */
export function answerFigure({ what, rate, beside, than, least }: Compared): Figure {
  const times = rate / than;
  return {
    ...{ what, measured: answers(rate), calibration: `${beside}: ${answers(than)}` },
    ...{ result: `${times.toFixed(2)} ×`, target: `≥ ${least} ×`, isMet: times >= least },
  };
}
