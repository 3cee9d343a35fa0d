import type { GameToPlay } from "./playEvents.ts";

/** What the page's game does now. */
export type HubState = "idle" | "connecting" | "connected" | "paused" | "closed";

/** A command with its argument, as `GameHub` has a function for each. */
export type HubCommand =
  | readonly ["start", GameToPlay]
  | readonly ["pause", string]
  | readonly ["resume"]
  | readonly ["stop", string];
export type HubCommandName = HubCommand[0];

/** What carries out the commands of a hub. */
export interface HubEngine {
  readonly state: HubState;
  run(command: HubCommand): void;
}

/** The events of a hub: its commands as they are carried out, and `state` after each change of the state. */
export type HubEventName = HubCommandName | "state";

/** The object `window.gameHub`, on every page. */
export interface GameHub {
  readonly version: 1;
  readonly state: HubState;
  on(event: HubEventName, listener: (event: Event) => void): void;
  off(event: HubEventName, listener: (event: Event) => void): void;
  /** Asks for a game. */
  start(game: GameToPlay): void;
  /** Asks the game to pause once its round has been shown. */
  pause(reason: string): void;
  resume(): void;
  /** Ends play on this page once the round has been shown. */
  stop(reason: string): void;
  /**
   * Gives the hub what carries out its commands; it gets those that waited. The script of game-play pages calls it.
   *
   * @throws {Error} when the hub has an engine already
   */
  attach(createEngine: (events: EventTarget) => HubEngine): void;
}
