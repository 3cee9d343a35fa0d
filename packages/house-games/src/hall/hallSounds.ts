import { arpeggio, type Note, tone } from "../sound/index.ts";

type HallSounds = Readonly<Record<"number" | "begins" | "prize" | "own", readonly Note[]>>;

const bell = { lasts: 0.9, gain: 0.22, wave: "sine", rises: 0.01 } as const;
const wood = { lasts: 0.3, gain: 0.24, wave: "triangle" } as const;
const breath: Note = { at: 0, lasts: 0.05, gain: 0.2, wave: "noise", hertz: 2_400 };

/** Each house has its own: glass bells under the stars, wood and brass at the tables. */
export const HALL_SOUNDS: Readonly<Record<"observatory" | "table", HallSounds>> = {
  observatory: {
    number: [{ ...bell, at: 0, gain: 0.14, lasts: 0.5, hertz: tone(15) }],
    begins: arpeggio([tone(3), tone(10)], 0.18, bell),
    prize: arpeggio([tone(7), tone(3)], 0.14, bell),
    own: arpeggio([tone(3), tone(7), tone(10), tone(15)], 0.12, bell),
  },
  table: {
    // A token from the bag onto the table.
    number: [breath, { ...wood, at: 0, lasts: 0.1, hertz: 620, toHertz: 410 }],
    begins: arpeggio([tone(-7), tone(-2)], 0.16, wood),
    prize: arpeggio([tone(2), tone(-2)], 0.14, wood),
    own: arpeggio([tone(-7), tone(-2), tone(2), tone(5)], 0.12, { ...wood, lasts: 0.6 }),
  },
};
