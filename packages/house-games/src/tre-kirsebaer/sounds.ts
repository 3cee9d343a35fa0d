import { arpeggio, type SlotSounds, tone } from "../sound/index.ts";

/** A bell of brass: a tone with its third partial. */
const bell = (tones: readonly number[], apart: number, gain: number) => [
  ...arpeggio(tones, apart, { lasts: 0.9, gain, wave: "triangle" }),
  ...arpeggio(
    tones.map((hertz) => hertz * 2.76),
    apart,
    { lasts: 0.35, gain: gain * 0.3, wave: "sine" },
  ),
];
const MAJOR = [tone(3), tone(7), tone(10), tone(15)];

/** Springs, ratchets and a bell. */
export const treKirsebaerSounds: SlotSounds = {
  start: [
    { at: 0, lasts: 0.09, gain: 0.32, wave: "noise", hertz: 1_800, toHertz: 500 },
    { at: 0.07, lasts: 0.4, gain: 0.1, wave: "sawtooth", hertz: 70, toHertz: 150, rises: 0.1 },
  ],
  stop: [
    { at: 0, lasts: 0.07, gain: 0.5, wave: "noise", hertz: 900, toHertz: 240 },
    { at: 0, lasts: 0.13, gain: 0.4, wave: "square", hertz: 92, toHertz: 48 },
    { at: 0.05, lasts: 0.05, gain: 0.12, wave: "noise", hertz: 3_400 },
  ],
  fall: [],
  cover: bell([tone(15)], 0, 0.2),
  "free-begins": bell(MAJOR, 0.12, 0.3),
  "free-over": bell(MAJOR.toReversed(), 0.12, 0.25),
  win: [
    bell(MAJOR.slice(0, 3), 0.09, 0.26),
    bell([...MAJOR, tone(19), tone(22)], 0.1, 0.3),
    bell([...MAJOR, ...MAJOR.map((hertz) => hertz * 1.5), tone(27)], 0.11, 0.34),
  ],
};
