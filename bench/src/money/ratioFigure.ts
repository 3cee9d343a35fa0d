import type { Figure } from "../report/section.ts";

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en-GB")} bookings/s`;

interface Compared {
  readonly what: string;
  readonly rate: number;
  readonly beside: string;
  readonly than: number;
  readonly least: number;
}

/** A rate beside the rate that it is compared with. */
export function ratioFigure({ what, rate, beside, than, least }: Compared): Figure {
  const times = rate / than;
  return {
    ...{ what, measured: perSecond(rate), calibration: `${beside}: ${perSecond(than)}` },
    ...{ result: `${times.toFixed(2)} ×`, target: `≥ ${least} ×`, isMet: times >= least },
  };
}
