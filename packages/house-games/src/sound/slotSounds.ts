import type { Note } from "./note.ts";

/** The sounds of a slot by what happens. */
export interface SlotSounds {
  readonly start: readonly Note[];
  readonly stop: readonly Note[];
  readonly fall: readonly Note[];
  readonly cover: readonly Note[];
  readonly "free-begins": readonly Note[];
  readonly "free-over": readonly Note[];
  /** By size of the win, from 1 to 3. */
  readonly win: readonly [readonly Note[], readonly Note[], readonly Note[]];
}

/** Tones one after the other, each as `like`, a fixed time apart. */
export const arpeggio = (tones: readonly number[], apart: number, like: Omit<Note, "at" | "hertz">): Note[] =>
  tones.map((hertz, index) => ({ ...like, hertz, at: index * apart }));
