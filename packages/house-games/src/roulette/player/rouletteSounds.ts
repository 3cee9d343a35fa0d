import { arpeggio, type Note, tone } from "../../sound/index.ts";

const CHORD = [tone(-2), tone(2), tone(5), tone(10), tone(14), tone(17)];
const harp = (tones: readonly number[]) =>
  arpeggio(tones, 0.1, { lasts: 1.1, gain: 0.24, wave: "triangle", rises: 0.02 });

/** Ivory on brass: chips, the ball on its track and in the pockets, and a harp for a net win. */
export const rouletteSounds = {
  chip: [
    { at: 0, lasts: 0.05, gain: 0.3, wave: "noise", hertz: 3_200 },
    { at: 0, lasts: 0.09, gain: 0.16, wave: "triangle", hertz: 1_500, toHertz: 1_100 },
  ],
  roll: [{ at: 0, lasts: 1.2, gain: 0.12, wave: "noise", hertz: 700, toHertz: 900, rises: 0.3 }],
  // The ball slows down on its track, then jumps from pocket to pocket.
  fall: [
    { at: 0, lasts: 3.6, gain: 0.13, wave: "noise", hertz: 900, toHertz: 380, rises: 0.2 },
    ...[3.5, 3.8, 4.05, 4.25, 4.4, 4.52].map((at): Note => ({
      at,
      lasts: 0.06,
      gain: 0.28,
      wave: "triangle",
      hertz: 2_100,
      toHertz: 1_300,
    })),
  ],
  win: [harp(CHORD.slice(0, 3)), harp(CHORD), harp([...CHORD, ...CHORD.map((hertz) => hertz * 2)])],
} as const satisfies Record<string, readonly Note[] | readonly (readonly Note[])[]>;
