import { arpeggio, type SlotSounds, tone } from "../sound/index.ts";

/** Fruit that lands in a basket. */
const thud = (hertz: number, gain: number, at = 0) =>
  ({ at, lasts: 0.16, gain, wave: "sine", hertz, toHertz: hertz * 0.55 }) as const;
/** A wooden marimba. */
const wood = (tones: readonly number[], apart: number, gain: number) => [
  ...arpeggio(tones, apart, { lasts: 0.5, gain, wave: "sine" }),
  ...arpeggio(
    tones.map((hertz) => hertz * 3.9),
    apart,
    { lasts: 0.09, gain: gain * 0.25, wave: "sine" },
  ),
];
const PENTATONIC = [tone(-9), tone(-7), tone(-5), tone(-2), tone(0), tone(3)];

/** Leaves, baskets and a marimba. */
export const ferskenfaldSounds: SlotSounds = {
  start: [{ at: 0, lasts: 0.7, gain: 0.14, wave: "noise", hertz: 2_600, toHertz: 1_200, rises: 0.2 }],
  stop: [thud(190, 0.4), thud(240, 0.26, 0.05), thud(165, 0.3, 0.1)],
  fall: [
    { at: 0, lasts: 0.25, gain: 0.08, wave: "noise", hertz: 2_400, toHertz: 900 },
    thud(210, 0.36, 0.26),
    thud(170, 0.3, 0.34),
  ],
  cover: [],
  "free-begins": wood(PENTATONIC, 0.1, 0.3),
  "free-over": wood(PENTATONIC.toReversed(), 0.1, 0.26),
  win: [
    wood(PENTATONIC.slice(0, 3), 0.09, 0.3),
    wood(PENTATONIC, 0.09, 0.34),
    wood([...PENTATONIC, ...PENTATONIC.map((hertz) => hertz * 2)], 0.09, 0.36),
  ],
};
