import type { PayerAct, ProviderFault } from "./machineProvider.ts";
import { type OracleBonus, OracleBonuses } from "./oracleBonuses.ts";

const HOUR = 3_600_000;
const WINDOWS = { day: 24 * HOUR, week: 168 * HOUR, month: 720 * HOUR } as const;
/** A payment that nobody approves ends at the provider after so long. */
const PAY_WITHIN = 15 * 60_000;
/** What lies this close to the edge of a window is not asked: product and oracle read their clocks apart. */
const EDGE = 3 * 60_000;

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
export class OraclePayments extends OracleBonuses {
  readonly deposits = new Map<string, OracleDeposit>();
  /** By id, what has left by each withdrawal. */
  readonly withdrawals = new Map<string, number>();

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
    this.grant(index, id, amount);
    return "credited";
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
    player.suspendedAt = this.now;
    const bonus = this.activeBonus(deposit.player);
    if (bonus?.txId === id) this.endBonus(bonus, "reversed");
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
    player.breaks.push(this.now);
    player.excludedUntil = this.now + OracleBonuses.BREAK;
  }

  /** @returns the code with which a withdrawal is refused; nothing when the money is reserved */
  mayWithdraw(index: number, amount: number): string | undefined {
    return amount > this.player(index).cash ? "insufficient-funds" : undefined;
  }

  /** @returns the state to which the withdrawal comes; own cash that leaves ends the bonus */
  withdraw(index: number, id: string, amount: number, fault: ProviderFault | undefined): string {
    const player = this.player(index);
    const bonus = this.activeBonus(index);
    if (bonus) this.endBonus(bonus, "given-up");
    const comesBack = fault === "payout-refused" || fault === "bank-return";
    if (!comesBack) player.cash -= amount;
    this.withdrawals.set(id, comesBack ? 0 : amount);
    return comesBack ? "returned" : "paid";
  }

  /** Time passes: deposits that nobody has approved in time end, and bonuses. @returns these bonuses */
  pass(ms: number): OracleBonus[] {
    this.now += ms;
    const isOver = ({ state, begunAt }: OracleDeposit) =>
      state === "open" && this.now - begunAt > PAY_WITHIN + EDGE;
    for (const deposit of this.deposits.values()) if (isOver(deposit)) deposit.state = "over";
    return this.passBonuses();
  }

  /** What the provider must hold of each payment. */
  heldOf({ state, amount }: OracleDeposit): number {
    return state === "credited" ? amount : 0;
  }
}
