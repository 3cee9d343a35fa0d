import type { SlotCue } from "./slotCue.ts";

/** A place of the window. */
export interface Spot {
  readonly reel: number;
  readonly row: number;
}

/** The visible symbols by reel, each from top to bottom. */
export type Window = readonly (readonly string[])[];

/** A win as it is shown: what it pays, and which symbols won it. */
export interface ShownWin {
  readonly kind: "line" | "ways" | "scatters";
  readonly symbol: string;
  /** Symbols of the run. */
  readonly count: number;
  /** Line: its number, from 1. Ways: how many. */
  readonly number: number;
  /** With the multiplier. */
  readonly payOre: number;
  readonly spots: readonly Spot[];
}

/** `landing` is the end of its way, to the very symbols that the gateway named. */
export type ReelPhase = "still" | "rolling" | "landing";

/** The free spins as their sign shows them. */
export interface FreeSpinsView {
  readonly multiplier: number;
  readonly of: number;
  /** The one being shown, from 1; 0 before the first. */
  readonly spin: number;
  readonly stage: "begins" | "spins" | "over";
}

/** All that one looks at between two moments of a round. */
export interface SlotView {
  readonly window: Window;
  readonly phases: readonly ReelPhase[];
  /** Reels that an expanding wild covers. */
  readonly covered: readonly number[];
  /** Wins that are shown together. */
  readonly wins: readonly ShownWin[];
  /** Multiplier of these wins. */
  readonly multiplier: number;
  /** Winning symbols that disappear now. */
  readonly taken: readonly Spot[];
  /** By reel and row: from how many rows above a symbol has just fallen. */
  readonly fallen: readonly (readonly number[])[];
  /** Reels still on their way while those that have landed can lead to free spins. */
  readonly hopeful: readonly number[];
  readonly free?: FreeSpinsView;
  /** What the round has won so far. */
  readonly wonOre: number;
  /** The result stands: what follows only shows its wins one by one. */
  readonly isResult: boolean;
}

/** A view, when it begins, and what is heard then. Times are milliseconds after the press. */
export interface Frame {
  readonly atMs: number;
  readonly view: SlotView;
  readonly cue?: SlotCue;
}

/** A window that stands still. */
export const stillView = (window: Window): SlotView => ({
  window,
  phases: window.map(() => "still"),
  covered: [],
  wins: [],
  multiplier: 1,
  taken: [],
  fallen: [],
  hopeful: [],
  wonOre: 0,
  isResult: false,
});
