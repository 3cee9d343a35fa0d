/** Whether a game is played for money or to try it. */
export type PlayMode = "real" | "demo";

/** A game that a page asks to play. */
export interface GameToPlay {
  /** The game's slug. */
  readonly game: string;
  readonly mode: PlayMode;
}

/** The window's events about play, by name, with their details (R3.08). None carries an amount. */
export interface PlayEventDetails {
  /** A game was asked for. */
  readonly "playgame-start-game": GameToPlay;
  /** The gateway has opened a play session. */
  readonly "playgame-connected": GameToPlay & { readonly playId: string };
  /** The play session is no longer open on this page. */
  readonly "playgame-disconnected": { readonly reason: string };
}
export type PlayEventName = keyof PlayEventDetails;

export const PLAY_EVENTS = [
  "playgame-start-game",
  "playgame-connected",
  "playgame-disconnected",
] as const satisfies readonly PlayEventName[];
