/** Why play refuses a request. */
export type PlayRefusal =
  | "unknown-play-session"
  | "session-ended"
  | "restricted"
  | "limit-reached"
  | "over-loss-limit"
  | "over-budget"
  | "limits-not-set"
  | "reality-check-due"
  | "unknown-game"
  | "game-closed"
  | "stake-not-allowed"
  | "too-early"
  | "insufficient-funds"
  | "stake-rolled-back"
  | "unknown-stake"
  | "round-closed"
  | "over-maximum-win"
  | "already-settled"
  | "idempotency-key-reused";

/** What a player can play for, in øre. */
export interface PlayBalance {
  readonly cashOre: number;
  readonly bonusOre: number;
}

/** What became of a stake, a settlement or a rollback. It is kept, and a repeated request is answered with it. */
export type PlayOutcome =
  | {
      readonly isDone: true;
      /** What it moved, by account. */
      readonly cashOre: number;
      readonly bonusOre: number;
      /** Id of the booking; nothing when no money moved, such as a round without a win. */
      readonly movementId: string | null;
      /** What the player had after it; nothing for a rollback of a stake that never came. */
      readonly balance: PlayBalance | null;
    }
  | {
      readonly isDone: false;
      readonly code: PlayRefusal;
      /** With `insufficient-funds`. */
      readonly balance: PlayBalance | null;
    };

export const refused = (code: PlayRefusal, balance: PlayBalance | null = null): PlayOutcome => ({
  isDone: false,
  code,
  balance,
});
