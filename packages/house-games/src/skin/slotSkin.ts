import type { SlotSounds } from "../sound/index.ts";

/** What one slot looks, moves and sounds like. Pictures are addresses; each skin is loaded with its game alone. */
export interface SlotSkin {
  /** The game's name, the same in every language. */
  readonly name: string;
  /** By symbol, square. */
  readonly symbols: Readonly<Record<string, string>>;
  /** What an expanding wild covers its reel with: as wide as a symbol and as tall as all rows. */
  readonly cover?: string;
  /** Fills the screen behind the reels. */
  readonly scene: string;
  /** `drum` and `river` are reels that turn, hard or soft; in `fall` symbols drop out and in. */
  readonly motion: "drum" | "river" | "fall";
  readonly sounds: SlotSounds;
}
