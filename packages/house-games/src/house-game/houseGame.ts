import type { Locale } from "@spilhus/contracts";
import type {
  GameTable,
  GameTableOf,
  PlacedRouletteBet,
  PlayMode,
  Round,
  RoundOf,
} from "@spilhus/contracts/play";
import type { MessagesOf } from "@spilhus/i18n";

export type SlotTable = GameTableOf<"lines" | "ways">;
export type SlotRound = RoundOf<"slot">;
export type RouletteTable = GameTableOf<"roulette">;
export type RouletteRound = RoundOf<"roulette">;

/** Namespaces of a slot's texts, for `messagesOf`. */
export const SLOT_MESSAGES = ["houseGames.slot", "houseGames.rules", "houseGames.symbols"] as const;
/** Namespaces of all games' texts; a roulette table is given these. */
export const HOUSE_GAME_MESSAGES = [...SLOT_MESSAGES, "houseGames.roulette"] as const;
export type RouletteMessages = MessagesOf<(typeof HOUSE_GAME_MESSAGES)[number]>;
export type SlotMessages = MessagesOf<(typeof SLOT_MESSAGES)[number]>;

/** Why a round did not begin. Nothing has been staked, but for `no-answer`. */
export type RefusalReason =
  | "too-early"
  | "insufficient-funds"
  | "limit-reached"
  | "limits-not-set"
  | "reality-check-due"
  | "over-budget"
  | "session-ended"
  | "stake-not-allowed"
  | "game-closed"
  | "restricted"
  /** Nobody answered, and the shell could not find out whether the round was played. */
  | "no-answer";

/** The answer to a press. */
export type RoundAnswer<Played extends Round> =
  | { readonly kind: "round"; readonly round: Played }
  | {
      readonly kind: "refused";
      readonly reason: RefusalReason;
      /** `too-early`: the round that is still shown, when this page does not show it already. */
      readonly running?: Played;
    };

export interface GameSound {
  readonly isOn: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** What the shell gives to a game of the house. The game shows; the gateway decides, and the shell asks it. */
interface HouseGameProps<Table extends GameTable, Played extends Round, Asked, Messages> {
  readonly table: Table;
  readonly mode: PlayMode;
  readonly locale: Locale;
  readonly messages: Messages;
  /** The chosen total stake, or chip; one of `table.stakesOre`. */
  readonly stakeOre: number;
  readonly onStake: (stakeOre: number) => void;
  /** Plays one round; the shell makes the idempotency key and asks again when an answer is lost. Never rejects. */
  readonly playRound: (asked: Asked) => Promise<RoundAnswer<Played>>;
  /** A round that was booked but not shown to its end, such as before a reload. The game shows it first. */
  readonly unfinished?: Played | null;
  /** The last round that was shown to its end: the game begins with what it stopped at. */
  readonly lastRound?: Played | null;
  /** No round may begin: a dialog of the shell is open, or the session has ended. A running round goes on. */
  readonly isPaused: boolean;
  /** Off until the player turns it on. */
  readonly sound: GameSound;
  readonly onSound: (sound: GameSound) => void;
  /** A press has been taken: the shell opens no dialog until a result or a refusal is shown. */
  readonly onStarted?: () => void;
  /** The round's result stands on the screen: from now on the shell may show a balance with its win. */
  readonly onPresented: (round: Played) => void;
}

export type SlotPlayerProps = HouseGameProps<
  SlotTable,
  SlotRound,
  { readonly stakeOre: number },
  SlotMessages
>;
export type RoulettePlayerProps = HouseGameProps<
  RouletteTable,
  RouletteRound,
  { readonly bets: readonly PlacedRouletteBet[] },
  RouletteMessages
> & {
  /** What lies on the table now, in øre: the stake of the round that the next press begins, or of the one that is shown. */
  readonly onLaid?: (totalOre: number) => void;
};
