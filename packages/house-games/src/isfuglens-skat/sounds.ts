import { arpeggio, type SlotSounds, tone } from "../sound/index.ts";

/** A drop into still water. */
const drop = (hertz: number, gain: number) =>
  ({ at: 0, lasts: 0.2, gain, wave: "sine", hertz: hertz * 0.6, toHertz: hertz, rises: 0.02 }) as const;
/** A glass harp. */
const glass = (tones: readonly number[], apart: number, gain: number) => [
  ...arpeggio(tones, apart, { lasts: 1.5, gain, wave: "sine", rises: 0.04 }),
  ...arpeggio(
    tones.map((hertz) => hertz * 2.01),
    apart,
    { lasts: 1, gain: gain * 0.3, wave: "sine", rises: 0.05 },
  ),
];
const SCALE = [tone(-5), tone(0), tone(2), tone(7), tone(9), tone(14)];

/** Water, glass and air. */
export const isfuglensSkatSounds: SlotSounds = {
  start: [{ at: 0, lasts: 0.9, gain: 0.16, wave: "noise", hertz: 320, toHertz: 1_100, rises: 0.3 }],
  stop: [drop(620, 0.34), { at: 0.01, lasts: 0.12, gain: 0.1, wave: "noise", hertz: 1_400, toHertz: 500 }],
  fall: [],
  cover: [
    { at: 0, lasts: 0.35, gain: 0.14, wave: "sine", hertz: 2_600, toHertz: 3_300, rises: 0.05 },
    { at: 0.3, lasts: 0.6, gain: 0.4, wave: "noise", hertz: 1_500, toHertz: 260 },
    { ...drop(420, 0.35), at: 0.34 },
  ],
  "free-begins": glass(SCALE, 0.16, 0.24),
  "free-over": glass(SCALE.toReversed(), 0.14, 0.2),
  win: [
    glass(SCALE.slice(1, 4), 0.1, 0.22),
    glass(SCALE, 0.1, 0.26),
    glass([...SCALE, ...SCALE.map((hertz) => hertz * 2)], 0.11, 0.28),
  ],
};
