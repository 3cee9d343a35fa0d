import type { Pot } from "../pots/index.ts";

/** A symbol of a slot, by a short name such as `wild` or `pearl`. */
export type SlotSymbol = string;

/** The symbols of one reel from top to bottom; after the last comes the first again. */
export type Strip = readonly SlotSymbol[];

/** By length of a run from the first reel: hundredths of the total stake. A length that is not there pays nothing. */
export type Pays = Readonly<Partial<Record<number, number>>>;

/** What all slots have. Every pay is a whole number of hundredths of the total stake. */
interface SlotBase {
  readonly id: string;
  /** Visible rows of each reel. */
  readonly rows: number;
  readonly strips: readonly Strip[];
  readonly pays: Readonly<Record<SlotSymbol, Pays>>;
  /**
   * Stands for every paying symbol, never on the first reel and without pays of its own: so each run has the symbol that it
   * starts with.
   */
  readonly wild?: SlotSymbol;
  /** Total stakes that one may choose, in øre. */
  readonly stakesOre: readonly number[];
  /** The pot that its stakes feed and can win, in rounds for money. What the reels pay does not depend on it. */
  readonly pot?: Pot;
}

/** Free spins by symbols anywhere in the window. */
export interface FreeSpins {
  readonly scatter: SlotSymbol;
  /** By count of scatters: how many free spins. */
  readonly spins: Readonly<Partial<Record<number, number>>>;
  /** By count of scatters: what they pay at once, in hundredths of the total stake. */
  readonly pays: Pays;
  /** Reels of the free spins, without scatters: no free spin leads to others. */
  readonly strips: readonly Strip[];
  /** Wins of free spins are multiplied by it. */
  readonly multiplier: number;
}

/** A slot that pays along fixed lines, from the first reel on. */
export interface LineSlot extends SlotBase {
  readonly kind: "lines";
  /** Each line has one row for each reel, 0 at the top. */
  readonly lines: readonly (readonly number[])[];
  /** A wild that lands anywhere on a reel covers all of it. */
  readonly doesWildExpand: boolean;
  readonly freeSpins?: FreeSpins;
}

/**
 * A slot that pays every way through neighbouring reels. Symbols that win are taken away, those above fall down, and the
 * strip goes on above them, until nothing wins any more.
 */
export interface WaysSlot extends SlotBase {
  readonly kind: "ways";
  /** Multiplier of the first win, the second, and so on; the last one holds for all that follow. */
  readonly tumbleMultipliers: readonly number[];
}

export type SlotGame = LineSlot | WaysSlot;

/** Where each reel stops: the place on its strip that is visible in the top row. */
export type Stops = readonly number[];

/** The visible symbols by reel, each from top to bottom. */
export type Window = readonly (readonly SlotSymbol[])[];
