import type { AskedRound } from "../house-rounds/index.ts";

/** Money that a player moved before. */
export interface PastPayment {
  readonly kind: "opening" | "deposit" | "withdrawal";
  /** CPR number of the player, ten digits. */
  readonly player: string;
  /** Unique among the player's payments. */
  readonly id: string;
  readonly at: Date;
  /** Whole øre, above 0. */
  readonly amountOre: number;
  /** Only while the player's own money is below so much. */
  readonly ifBelowOre?: number;
  /** Only while the player's own money is above so much. */
  readonly ifAboveOre?: number;
}

/** A visit to a game of the house. It ends when the player cannot pay the next round. */
export interface PastVisit {
  readonly kind: "visit";
  readonly player: string;
  readonly game: string;
  readonly at: Date;
  /** What each round was asked for, and how long the player waited after the one before it had been shown, in milliseconds. */
  readonly rounds: readonly (AskedRound & { readonly pauseMs: number })[];
}

/** A round of a room, the first of its plan after a moment. */
export interface PastRoomRound {
  readonly kind: "room-round";
  /** Slug. */
  readonly room: string;
  readonly after: Date;
  /** Who had how many plates. */
  readonly buyers: readonly { readonly player: string; readonly plates: number }[];
}

/** Something that players of a licence did before. */
export type PastEvent = PastPayment | PastVisit | PastRoomRound;
