import type { HouseTable, PlacedRouletteBet, Round } from "@spilhus/contracts/play";
import type { Pot, RandomSource } from "@spilhus/game-math";

/** What a player asks a round for. */
export interface AskedRound {
  /** Whole øre; all bets together where there are any. */
  readonly stakeOre: number;
  readonly bets?: readonly PlacedRouletteBet[] | undefined;
}

/** How a round came out. */
export interface Decided {
  /** All that comes back, whole øre. */
  readonly winOre: number;
  readonly events: Round["events"];
}

type WithoutPace<Table> = Table extends unknown ? Omit<Table, "minRoundMs"> : never;
/** What browsers may know of a game at all times. Its pace is a duty of the day, which `tableAt` adds. */
export type TableWithoutPace = WithoutPace<HouseTable>;

/** A game that the house plays itself, for money and as demo by the same rules and draws. */
export interface HouseGame {
  readonly id: string;
  readonly kind: Round["kind"];
  readonly table: TableWithoutPace;
  /**
   * The draws of a round in order, each with how many numbers it draws from: first those of every round, then those that each
   * further spin repeats.
   */
  readonly draws: { readonly first: readonly number[]; readonly repeated: readonly number[] };
  /**
   * The pot that rounds for money feed and can win. Whether one wins it is the last draw of every round, of demos too, where it
   * decides nothing.
   */
  readonly pot?: Pot;
  /** The most that a round wins, as a multiple of its stake. */
  readonly mostWinTimes: number;
  /** Whether a round can be asked for like this. */
  takes(asked: AskedRound): boolean;
  /** Whether a part of the stakes cannot be lost, so that none of them counts towards a bonus. */
  coversOpposites(asked: AskedRound): boolean;
  /** Decides a round that the game takes. Looks at nothing but the stakes and the draws. */
  decide(asked: AskedRound, random: RandomSource): Decided;
}
