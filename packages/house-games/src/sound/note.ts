/** One sound of a game, made while it plays: an oscillator or a breath of noise, and how it rises and dies. */
export interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Seconds until it is silent. */
  readonly lasts: number;
  /** Loudness from 0 to 1. */
  readonly gain: number;
  /** A tone's wave; `noise` is filtered around `hertz`. */
  readonly wave: OscillatorType | "noise";
  readonly hertz: number;
  /** Where the pitch glides to. */
  readonly toHertz?: number;
  /** Seconds until it is loudest. */
  readonly rises?: number;
}

/** Hertz of a tone by its half steps from A4. */
export const tone = (halfSteps: number): number => 440 * 2 ** (halfSteps / 12);
