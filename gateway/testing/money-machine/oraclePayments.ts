import type { PayerAct, ProviderFault } from "./machineProvider.ts";

const HOUR = 3_600_000;
const WINDOWS = { day: 24 * HOUR, week: 168 * HOUR, month: 720 * HOUR } as const;
const BREAK = 24 * HOUR;
/** A payment that nobody approves ends at the provider after so long. */
const PAY_WITHIN = 15 * 60_000;
/** What lies this close to the edge of a window is not asked: product and oracle read their clocks apart. */
const EDGE = 3 * 60_000;

/** A player's money, in øre. */
export interface OraclePlayer {
  cash: number;
  bonus: number;
  /** The deposit that brought the player's only bonus. */
  bonusOf: string | undefined;
  /** The bonus ended with its deposit or by a withdrawal: what open rounds win with it is lost. */
  isBonusOver: boolean;
  reserved: number;
  debt: number;
  /** Logged in and in a game. */
  isPlaying: boolean;
  /** How often the player sat down to play: each time is a play session of its own. */
  seating: number;
  /** Until when a break lasts. */
  excludedUntil: number;
  isSuspended: boolean;
  /** Of each of the three windows. */
  limit: { readonly day: number; readonly week: number; readonly month: number };
}

/** How a payment is made. */
export type Method = "card" | "bank";

export interface OracleDeposit {
  readonly player: number;
  readonly amount: number;
  readonly method: Method;
  readonly begunAt: number;
  state: "open" | "credited" | "charged-back" | "over";
  creditedAt: number;
}

/** Deposits, limits, exclusions, chargebacks and withdrawals as they should be. */
export class OraclePayments {
  readonly players: readonly OraclePlayer[];
  readonly deposits = new Map<string, OracleDeposit>();
  /** By id, what has left by each withdrawal. */
  readonly withdrawals = new Map<string, number>();
  /** Milliseconds since the walk began, by the product's clock. */
  now = 0;

  constructor(players: number, limitOre: number) {
    const limit = { day: limitOre, week: 2 * limitOre, month: 3 * limitOre };
    this.players = Array.from({ length: players }, () => ({
      ...{ cash: 0, bonus: 0, bonusOf: undefined, isBonusOver: false, reserved: 0, debt: 0 },
      ...{ isPlaying: true, seating: 0, isSuspended: false, limit },
      excludedUntil: Number.NEGATIVE_INFINITY,
    }));
  }

  player(index: number): OraclePlayer {
    const player = this.players[index];
    if (!player) throw new RangeError(`There is no player ${index}.`);
    return player;
  }

  isExcluded(index: number): boolean {
    return this.now < this.player(index).excludedUntil;
  }

  #depositsOf(index: number): OracleDeposit[] {
    return [...this.deposits.values()].filter(({ player }) => player === index);
  }

  #fits(index: number, amount: number, counts: (deposit: OracleDeposit) => boolean): boolean {
    const { limit } = this.player(index);
    return (["day", "week", "month"] as const).every((period) => {
      const used = this.#depositsOf(index)
        .filter(counts)
        .filter(({ state, creditedAt }) => state === "open" || creditedAt > this.now - WINDOWS[period])
        .reduce((sum, deposit) => sum + deposit.amount, amount);
      return used <= limit[period];
    });
  }

  /** Whether product and oracle may differ about which deposits of a player a window has. */
  isUnclear(index: number): boolean {
    const edges = Object.values(WINDOWS);
    const isNear = ({ creditedAt, begunAt, state }: OracleDeposit) =>
      state === "open"
        ? this.now - begunAt > PAY_WITHIN - EDGE
        : edges.some((edge) => Math.abs(this.now - creditedAt - edge) < EDGE);
    return (
      this.#depositsOf(index).some(isNear) || Math.abs(this.now - this.player(index).excludedUntil) < EDGE
    );
  }

  /** @returns the code with which a deposit is refused; nothing when it is begun */
  mayDeposit(index: number, amount: number): string | undefined {
    const { isPlaying, isSuspended } = this.player(index);
    if (!isPlaying) return "not-signed-in";
    if (isSuspended || this.isExcluded(index)) return "restricted";
    const counts = ({ state }: OracleDeposit) => state !== "over";
    return this.#fits(index, amount, counts) ? undefined : "over-limit";
  }

  beginDeposit(id: string, deposit: Pick<OracleDeposit, "player" | "amount" | "method">): void {
    this.deposits.set(id, { ...deposit, begunAt: this.now, state: "open", creditedAt: 0 });
  }

  /** @returns the state to which the deposit comes */
  finishDeposit(id: string, act: PayerAct, fault: ProviderFault | undefined): string {
    const deposit = this.deposits.get(id);
    if (deposit?.state !== "open") throw new RangeError(`The deposit ${id} is not open.`);
    const { player: index, amount, method } = deposit;
    const player = this.player(index);
    deposit.state = "over";
    if (act === "decline") return "declined";
    if (act === "cancel") return "cancelled";
    const isLate = fault === "late-capture";
    const counts = ({ state }: OracleDeposit) => state === "credited" || state === "charged-back";
    const isFine =
      !player.isSuspended && !this.isExcluded(index) && fault !== "other-name" && fault !== "wrong-amount";
    if (!isFine || !this.#fits(index, amount, counts))
      return method === "card" && !isLate ? "voided" : "refunded";
    deposit.state = "credited";
    deposit.creditedAt = this.now;
    player.cash += amount;
    return "credited";
  }

  /** The bonus that a player's latest credited deposit brings, once for each player. */
  grant(index: number, most: number): { readonly txId: string; readonly amount: number } | undefined {
    const player = this.player(index);
    const [txId, deposit] = [...this.deposits].findLast(
      ([, one]) => one.player === index && one.state === "credited",
    ) ?? [undefined, undefined];
    if (txId === undefined || player.bonusOf !== undefined || player.isSuspended) return undefined;
    const amount = Math.min(most, deposit.amount);
    player.bonusOf = txId;
    player.bonus += amount;
    return { txId, amount };
  }

  /** The payer's bank takes a credited deposit back: from cash as far as there is any, the rest is a debt. */
  chargeBack(id: string): boolean {
    const deposit = this.deposits.get(id);
    if (deposit?.state !== "credited") return false;
    const player = this.player(deposit.player);
    deposit.state = "charged-back";
    const cash = Math.min(player.cash, deposit.amount);
    player.cash -= cash;
    player.debt += deposit.amount - cash;
    player.isSuspended = true;
    if (player.bonusOf === id) {
      player.bonus = 0;
      player.isBonusOver = true;
    }
    return true;
  }

  sitDown(index: number): void {
    const player = this.player(index);
    player.isPlaying = true;
    player.seating += 1;
  }

  takeBreak(index: number): void {
    const player = this.player(index);
    player.isPlaying = false;
    player.excludedUntil = this.now + BREAK;
  }

  /** @returns the code with which a withdrawal is refused; nothing when the money is reserved */
  mayWithdraw(index: number, amount: number): string | undefined {
    return amount > this.player(index).cash ? "insufficient-funds" : undefined;
  }

  /** @returns the state to which the withdrawal comes; own cash that leaves ends the bonus */
  withdraw(index: number, id: string, amount: number, fault: ProviderFault | undefined): string {
    const player = this.player(index);
    player.bonus = 0;
    player.isBonusOver = player.bonusOf !== undefined;
    const comesBack = fault === "payout-refused" || fault === "bank-return";
    if (!comesBack) player.cash -= amount;
    this.withdrawals.set(id, comesBack ? 0 : amount);
    return comesBack ? "returned" : "paid";
  }

  /** Time passes. @returns deposits that nobody has approved in time */
  pass(ms: number): string[] {
    this.now += ms;
    const isOver = ({ state, begunAt }: OracleDeposit) =>
      state === "open" && this.now - begunAt > PAY_WITHIN + EDGE;
    const over = [...this.deposits].filter(([, deposit]) => isOver(deposit));
    for (const [, deposit] of over) deposit.state = "over";
    return over.map(([id]) => id);
  }

  /** What the provider must hold of each payment. */
  heldOf({ state, amount }: OracleDeposit): number {
    return state === "credited" ? amount : 0;
  }
}
