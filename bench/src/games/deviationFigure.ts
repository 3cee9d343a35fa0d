import type { Figure } from "../report/section.ts";

/** Deviations that a mean of rounds may be away: a sound game misses by chance once in 16,000 runs. */
export const MOST_DEVIATIONS = 4;

/** A mean of many rounds beside what it must be. */
export interface PlayedMean {
  readonly what: string;
  readonly mean: number;
  readonly expected: number;
  /** Standard deviation of one round. */
  readonly deviation: number;
  readonly rounds: number;
  readonly seconds: number;
  /** How the two means are written. */
  show(value: number): string;
}

/** Whether a mean of rounds is as near to the proven one as chance allows. */
export function deviationFigure(played: PlayedMean): Figure {
  const { what, mean, expected, deviation, rounds, seconds, show } = played;
  const deviations = Math.abs(mean - expected) / (deviation / Math.sqrt(rounds));
  return {
    what: `${what}, ${rounds.toLocaleString("en-GB")} rounds`,
    measured: `${show(mean)} in ${seconds.toFixed(0)} s`,
    calibration: `proven: ${show(expected)}`,
    result: `${deviations.toFixed(2)} σ`,
    target: `≤ ${MOST_DEVIATIONS} σ`,
    isMet: deviations <= MOST_DEVIATIONS,
  };
}

/** Two exact values that must be one. */
export function sameFigure(what: string, measured: string, proven: string): Figure {
  const isMet = measured === proven;
  return {
    ...{ what, measured, calibration: proven, result: isMet ? "the same" : "different" },
    ...{ target: "the same", isMet },
  };
}

/** Standard deviation of something that happens or not. */
export const deviationOfShare = (share: number): number => Math.sqrt(share * (1 - share));
export const percentText = (share: number): string => `${(share * 100).toFixed(3)} %`;
