import type { Locale } from "@spilhus/contracts";
import type { LineSlot, PlacedBet, RouletteRound, SlotEvent, SlotSymbol, WaysSlot } from "@spilhus/game-math";

/** Figures of a game's par sheet. A game without a proof has none. */
export interface GameFigures {
  /** Return to player, in percent. */
  readonly rtpPercent: number;
  /** Rounds that win anything, in percent. */
  readonly hitPercent: number;
  /** Rounds that win more than their stake, in percent. */
  readonly netWinPercent: number;
  /** The most that a round can win, in hundredths of the total stake. */
  readonly largestWin: number;
}

interface TableBase {
  /** The game's slug, such as `tre-kirsebaer`. */
  readonly id: string;
  /** Total stakes that one may choose, in øre, from the lowest. */
  readonly stakesOre: readonly number[];
  /** Least time from press to shown result, in milliseconds: 3,000 for slots, 5,000 for tables. */
  readonly minRoundMs: number;
}

interface SlotTableBase extends TableBase {
  readonly reels: number;
  readonly rows: number;
  /** Every symbol that can land, in the order of the paytable. */
  readonly symbols: readonly SlotSymbol[];
  readonly figures: GameFigures;
}

/** What a browser may know of a slot: its rules and pays, never its reels. Pays are hundredths of the total stake. */
export type SlotTable =
  | (SlotTableBase &
      Pick<LineSlot, "kind" | "pays" | "wild" | "lines" | "doesWildExpand"> & {
        readonly freeSpins?: Omit<NonNullable<LineSlot["freeSpins"]>, "strips">;
      })
  | (SlotTableBase & Pick<WaysSlot, "kind" | "pays" | "wild" | "tumbleMultipliers">);

/** `stakesOre` are the chips. */
export interface RouletteTable extends TableBase {
  readonly kind: "roulette";
  /** The most that one round may stake in all, in øre. */
  readonly maxStakeOre: number;
}

export type GameTable = SlotTable | RouletteTable;

/** A round as the gateway decided and booked it. It wins whole øre; `winOre` contains a returned stake. */
export interface ShownRound<Result> {
  readonly id: string;
  readonly stakeOre: number;
  readonly winOre: number;
  readonly result: Result;
}

export type SlotResult = readonly SlotEvent[];

export type SlotShownRound = ShownRound<SlotResult>;
export type RouletteShownRound = ShownRound<RouletteRound>;

/** Why a round did not begin. Nothing has been staked. */
export type RefusalReason =
  | "too-early"
  | "insufficient-funds"
  | "limit-reached"
  | "limits-not-set"
  | "reality-check-due"
  | "session-ended"
  | "stake-not-allowed"
  | "game-closed"
  | "restricted"
  /** Nobody answered, and the shell could not find out whether the round was played. It tells the player. */
  | "no-answer";

/** The answer to a press. */
export type RoundAnswer<Round> =
  | { readonly kind: "round"; readonly round: Round }
  | {
      readonly kind: "refused";
      readonly reason: RefusalReason;
      /** `too-early`: the round that is still shown, when this page does not show it already. */
      readonly running?: Round;
    };

export interface GameSound {
  readonly isOn: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** What the shell gives to a game of the house. The game shows; the gateway decides, and the shell asks it. */
export interface HouseGameProps<Table extends GameTable, Round, Asked> {
  readonly table: Table;
  readonly mode: "real" | "demo";
  readonly locale: Locale;
  /** The chosen total stake, or chip; one of `table.stakesOre`. */
  readonly stakeOre: number;
  readonly onStake: (stakeOre: number) => void;
  /** Plays one round; the shell makes the idempotency key and asks again when an answer is lost. Never rejects. */
  readonly playRound: (asked: Asked) => Promise<RoundAnswer<Round>>;
  /** A round that was booked but not shown to its end, such as before a reload. The game shows it first. */
  readonly unfinished?: Round;
  /** No round may begin: a dialog of the shell is open, or the session has ended. A running round goes on. */
  readonly isPaused: boolean;
  readonly sound: GameSound;
  readonly onSound: (sound: GameSound) => void;
  /** A press has been taken; the shell opens no dialog until the round has been presented. */
  readonly onStarted?: () => void;
  /** The round's result stands on the screen: now the balance may count its win. */
  readonly onPresented: (round: Round) => void;
}

export type SlotPlayerProps = HouseGameProps<SlotTable, SlotShownRound, { readonly stakeOre: number }>;

export type RoulettePlayerProps = HouseGameProps<
  RouletteTable,
  RouletteShownRound,
  { readonly bets: readonly PlacedBet[] }
>;
