const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Terms of every offer of the machine, but for the most that each brings. */
export const BONUS_TERMS = {
  ...{ leastDepositOre: 500, wagerPercent: 100, days: 60, depositWithinDays: 7, endsOnWithdrawal: true },
} as const;
const WITHIN = BONUS_TERMS.depositWithinDays * DAY;
const LASTS = BONUS_TERMS.days * DAY;
/** So close to the end of a bonus product and oracle may differ: they read their clocks apart. */
const EDGE = 3 * 60_000;

/** A player's money, in øre. */
export interface OraclePlayer {
  cash: number;
  bonus: number;
  reserved: number;
  debt: number;
  /** Logged in and in a game. */
  isPlaying: boolean;
  /** How often the player sat down to play: each time is a play session of its own. */
  seating: number;
  /** When each break began. */
  readonly breaks: number[];
  /** Until when a break lasts. */
  excludedUntil: number;
  isSuspended: boolean;
  suspendedAt: number;
  /** Of each of the three windows. */
  limit: { readonly day: number; readonly week: number; readonly month: number };
}

/** A bonus as the oracle remembers it. */
export interface OracleBonus {
  readonly player: number;
  readonly offerId: string;
  readonly most: number;
  readonly acceptedAt: number;
  state: "accepted" | "lapsed" | "active" | "released" | "given-up" | "expired" | "reversed";
  /** The deposit that brought it. */
  txId: string | undefined;
  grantedAt: number;
  /** Stakes until release, and those that count so far. */
  wager: number;
  wagered: number;
}

/** Players and their bonuses, as the terms say. */
export class OracleBonuses {
  static readonly BREAK = DAY;
  readonly players: readonly OraclePlayer[];
  readonly bonuses: OracleBonus[] = [];
  /** Milliseconds since the walk began, by the product's clock. */
  now = 0;

  constructor(players: number, limitOre: number) {
    const limit = { day: limitOre, week: 2 * limitOre, month: 3 * limitOre };
    this.players = Array.from({ length: players }, () => ({
      ...{ cash: 0, bonus: 0, reserved: 0, debt: 0, isPlaying: true, seating: 0, breaks: [] },
      ...{ isSuspended: false, suspendedAt: Number.POSITIVE_INFINITY, limit },
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

  /** The player's bonus that is accepted or active. */
  openBonus(index: number): OracleBonus | undefined {
    return this.bonuses.find(
      ({ player, state }) => player === index && (state === "accepted" || state === "active"),
    );
  }

  /** The player's bonus whose money can be staked. */
  activeBonus(index: number): OracleBonus | undefined {
    const open = this.openBonus(index);
    return open?.state === "active" ? open : undefined;
  }

  /** @returns the code with which an acceptance is refused; nothing when the terms are accepted */
  mayAccept(index: number): string | undefined {
    const { isPlaying, isSuspended } = this.player(index);
    if (!isPlaying) return "not-signed-in";
    if (isSuspended || this.isExcluded(index)) return "restricted";
    return this.activeBonus(index) ? "bonus-active" : undefined;
  }

  /** Accepts an offer in place of one that was accepted before. */
  accept(index: number, offerId: string, most: number): void {
    const before = this.openBonus(index);
    if (before) before.state = "given-up";
    this.bonuses.push({
      ...{ player: index, offerId, most, acceptedAt: this.now, state: "accepted", txId: undefined },
      ...{ grantedAt: 0, wager: 0, wagered: 0 },
    });
  }

  /** A credited deposit brings what was accepted, as much as it, and twice that has to be staked. */
  protected grant(index: number, txId: string, amount: number): void {
    const open = this.openBonus(index);
    if (open?.state !== "accepted" || amount < BONUS_TERMS.leastDepositOre) return;
    const granted = Math.min(amount, open.most);
    Object.assign(open, { state: "active", txId, grantedAt: this.now });
    open.wager = (2 * granted * BONUS_TERMS.wagerPercent) / 100;
    this.player(index).bonus += granted;
  }

  /** Stakes count towards an active bonus, or are taken off it; the last one that is needed makes its money cash. */
  protected count(bonus: OracleBonus | undefined, change: number): void {
    if (bonus?.state !== "active") return;
    bonus.wagered += change;
    if (change <= 0 || bonus.wagered < bonus.wager) return;
    const player = this.player(bonus.player);
    player.cash += player.bonus;
    player.bonus = 0;
    bonus.state = "released";
  }

  /** Ends a bonus with the loss of its money; own money stays. */
  endBonus(bonus: OracleBonus, state: "given-up" | "expired" | "reversed"): void {
    if (bonus.state === "active") this.player(bonus.player).bonus = 0;
    bonus.state = state;
  }

  /** How long breaks and a suspension have kept the player from play since the grant. */
  #paused({ player: index, grantedAt }: OracleBonus, now: number): number {
    const { breaks, suspendedAt } = this.player(index);
    const last = Math.min(now, suspendedAt);
    const inBreaks = breaks.reduce(
      (sum, begun) =>
        sum + Math.max(0, Math.min(begun + OracleBonuses.BREAK, last) - Math.max(begun, grantedAt)),
      0,
    );
    return inBreaks + Math.max(0, now - Math.max(suspendedAt, grantedAt));
  }

  /** How long a bonus has gone on past its end; below 0 for one whose time is not over. */
  #overdue(bonus: OracleBonus, now: number): number {
    if (bonus.state === "accepted") return now - bonus.acceptedAt - WITHIN;
    return now - bonus.grantedAt - LASTS - this.#paused(bonus, now);
  }

  /** True if, after that time, an open bonus is so near its end that product and oracle may disagree. */
  isBonusUnclear(ms: number): boolean {
    const isOpen = ({ state }: OracleBonus) => state === "accepted" || state === "active";
    const now = this.now + ms;
    return this.bonuses.some((bonus) => isOpen(bonus) && Math.abs(this.#overdue(bonus, now)) < EDGE);
  }

  /** Ends what is over by the clock. @returns what has ended */
  protected passBonuses(): OracleBonus[] {
    const over = this.bonuses.filter(
      (bonus) =>
        (bonus.state === "accepted" || bonus.state === "active") && this.#overdue(bonus, this.now) >= 0,
    );
    for (const bonus of over)
      if (bonus.state === "active") this.endBonus(bonus, "expired");
      else bonus.state = "lapsed";
    return over;
  }
}
