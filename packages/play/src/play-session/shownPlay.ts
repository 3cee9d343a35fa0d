import type {
  PlayBalance,
  PlayEndReason,
  PlayState,
  PlayTotals,
  RealityCheck,
  SessionOverReason,
  StreamEnd,
} from "@spilhus/contracts/play";

/** Why a game could not be opened. */
export interface OpenFailure {
  readonly reason: StreamEnd["reason"] | "limits-not-set" | "game-closed" | "no-answer";
  /** When a break ends. */
  readonly until?: string | undefined;
}

/** Why play is over on this page: its play session has an end, or the player's session has. */
export interface PlayOver {
  readonly reason: PlayEndReason | SessionOverReason;
  /** When a break ends. */
  readonly until?: string | undefined;
}

/** What the page knows of a game in play. */
export type ShownPlay =
  | { readonly phase: "opening" }
  | ({ readonly phase: "failed" } & OpenFailure)
  | OpenPlay
  | ({ readonly phase: "over"; readonly totals: PlayTotals } & PlayOver);

export interface OpenPlay {
  readonly phase: "open";
  /** As it was when the game was opened: its table, and the round that the game begins with. */
  readonly play: PlayState;
  readonly balance: PlayBalance;
  /** With the stake of the round that is being shown, and without its win. */
  readonly totals: PlayTotals;
  /** Null in a demo. */
  readonly realityCheck: RealityCheck | null;
  /** The latest server time, and the page's stopwatch at that moment. */
  readonly moment: { readonly serverTime: string; readonly readAt: number };
  /** A press has been taken and its result does not stand yet: the shell opens nothing over it. */
  readonly isShowingRound: boolean;
  /** Play is over; a studio's game is told so, and its frame goes when it has shown its round. */
  readonly ending?: PlayOver;
  /** In a studio's frame: the stake of the last round that was booked. */
  readonly lastStakeOre?: number;
  /** No round starts until the player has acknowledged how long they have played. */
  readonly isRealityCheckDue: boolean;
}
