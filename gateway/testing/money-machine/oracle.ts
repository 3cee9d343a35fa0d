import type { OracleBonus } from "./oracleBonuses.ts";
import { OraclePayments } from "./oraclePayments.ts";

/** A round as the oracle remembers it. */
interface OracleRound {
  readonly player: number;
  /** The player's play session in which it began. */
  readonly seating: number;
  cashStakes: number;
  bonusStakes: number;
  wins: number;
  /** The bonus that its stakes count for, and those that do. */
  readonly bonusOf: OracleBonus | undefined;
  counted: number;
  isOpen: boolean;
}

interface OracleStake {
  readonly round: string;
  readonly cash: number;
  readonly bonus: number;
  readonly counted: number;
  isBack: boolean;
}

/** What a request must be answered with: what it moved, or the code of its refusal. */
export type Expected = { readonly cash: number; readonly bonus: number } | string;

/**
 * The rules of money, written by hand and without a look at the product: amounts in a few variables, one request after the
 * other.
 */
export class Oracle extends OraclePayments {
  readonly rounds = new Map<string, OracleRound>();
  readonly stakes = new Map<string, OracleStake>();
  /** Stakes that a rollback came before. */
  readonly tombstones = new Set<string>();
  readonly #mostWinTimes: number;

  constructor(players: number, mostWinTimes: number, limitOre: number) {
    super(players, limitOre);
    this.#mostWinTimes = mostWinTimes;
  }

  debit(index: number, txId: string, roundId: string, amount: number): Expected {
    const player = this.player(index);
    if (this.tombstones.has(txId)) return "stake-rolled-back";
    if (!player.isPlaying) return "session-ended";
    if (player.isSuspended) return "restricted";
    if (amount > player.cash + player.bonus) return "insufficient-funds";
    const round = this.rounds.get(roundId);
    if (round && (round.player !== index || round.seating !== player.seating)) return "stake-not-allowed";
    if (round && !round.isOpen) return "round-closed";
    const cash = Math.min(amount, player.cash);
    const bonus = amount - cash;
    const active = this.activeBonus(index);
    // Money of one bonus stays out of a round of another.
    if (bonus > 0 && round?.bonusOf && round.bonusOf !== active) return "stake-not-allowed";
    player.cash -= cash;
    player.bonus -= bonus;
    const open = this.#roundOf(roundId, index, active);
    const counted = active && open.bonusOf === active ? amount : 0;
    open.cashStakes += cash;
    open.bonusStakes += bonus;
    open.counted += counted;
    this.stakes.set(txId, { round: roundId, cash, bonus, counted, isBack: false });
    this.count(open.bonusOf, counted);
    return { cash, bonus };
  }

  /** The round of a stake; it belongs to the first bonus that was active at one of its stakes. */
  #roundOf(id: string, player: number, active: OracleBonus | undefined): OracleRound {
    const known = this.rounds.get(id);
    const { seating } = this.player(player);
    const none = { player, seating, cashStakes: 0, bonusStakes: 0, wins: 0, counted: 0, isOpen: true };
    const round = { ...none, ...known, bonusOf: known?.bonusOf ?? active };
    this.rounds.set(id, round);
    return round;
  }

  /** Pays into a round's accounts: the bonus part is cash once its bonus was released, and lost at any other end. */
  #pay({ player: index, bonusOf }: OracleRound, cash: number, bonus: number): Expected {
    const player = this.player(index);
    if (bonusOf?.state === "released") {
      player.cash += cash + bonus;
      return { cash: cash + bonus, bonus: 0 };
    }
    player.cash += cash;
    if (bonusOf?.state === "active") player.bonus += bonus;
    return { cash, bonus };
  }

  credit(roundId: string, amount: number, endsRound: boolean): Expected {
    const round = this.rounds.get(roundId);
    if (!round) return "unknown-stake";
    if (!round.isOpen) return "round-closed";
    const stakes = round.cashStakes + round.bonusStakes;
    if (round.wins + amount > stakes * this.#mostWinTimes) return "over-maximum-win";
    // As much of it bonus money as of the stakes, rounded in favour of cash.
    const bonus = stakes === 0 ? 0 : Math.floor((amount * round.bonusStakes) / stakes);
    round.wins += amount;
    if (endsRound) round.isOpen = false;
    return this.#pay(round, amount - bonus, bonus);
  }

  rollback(stakeTxId: string): Expected {
    const stake = this.stakes.get(stakeTxId);
    if (!stake) this.tombstones.add(stakeTxId);
    if (!stake || stake.isBack) return { cash: 0, bonus: 0 };
    const round = this.rounds.get(stake.round);
    if (!round?.isOpen || round.wins > 0) return "already-settled";
    stake.isBack = true;
    const paid = this.#pay(round, stake.cash, stake.bonus);
    round.counted -= stake.counted;
    this.count(round.bonusOf, -stake.counted);
    round.cashStakes -= stake.cash;
    round.bonusStakes -= stake.bonus;
    if (round.cashStakes + round.bonusStakes === 0) round.isOpen = false;
    return paid;
  }

  /** Players' own money that must lie on the bank account for them: cash, reserved, and cash stakes of open rounds (I7). */
  clientFundsOre(): number {
    const kept = this.players.reduce((sum, { cash, reserved }) => sum + cash + reserved, 0);
    const open = [...this.rounds.values()].filter(({ isOpen }) => isOpen);
    return open.reduce((sum, { cashStakes }) => sum + cashStakes, kept);
  }
}
