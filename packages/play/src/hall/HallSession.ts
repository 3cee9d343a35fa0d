import { isAnswered } from "@spilhus/api-client";
import type {
  OfferedPlates,
  Purchase,
  RoomEvent,
  RoomRound,
  RoomState,
  WonPrize,
} from "@spilhus/contracts/bingo";
import type { StreamEnd } from "@spilhus/contracts/play";
import { EdgeWord, endOf, reasonOf } from "../play-session/index.ts";
import { applyRoomEvent, type KnownRoom } from "./applyRoomEvent.ts";
import type { HallCalls } from "./hallCalls.ts";

/** What stands in the way of what the player asked for, by the code of the refusal; `no-answer` when nobody answered. */
export interface HallProblem {
  readonly asked: "offer" | "buy" | "return";
  readonly code: string;
}

/** Plates to choose among, of one round. */
export interface Offer extends OfferedPlates {
  readonly round: string;
}

/** What to show of a hall. */
export type ShownHall =
  | { readonly phase: "opening" }
  | { readonly phase: "failed"; readonly reason: "no-answer" | "not-found" }
  | ({ readonly phase: "over" } & StreamEnd)
  | OpenHall;

export interface OpenHall extends KnownRoom {
  readonly phase: "open";
  /** The player's plates of rounds that are on sale, on or have just ended. */
  readonly purchases: readonly Purchase[];
  readonly offer: Offer | undefined;
  /** A call is under way that the player waits for. */
  readonly isBusy: boolean;
  readonly problem: HallProblem | undefined;
  /** Nothing comes through from the room: what is shown may be old. */
  readonly isCutOff: boolean;
  /** The server's time when the page came in. */
  readonly openedAt: string;
  readonly moment: { readonly serverTime: string; readonly readAt: number };
  /** Cash and bonus money together; nothing until it is known. */
  readonly balanceOre: number | undefined;
  readonly totals: HallTotals;
}

/** Of this visit: what the plates cost that were bought or had been before, and what they won. Plates that were paid back cost nothing. */
export interface HallTotals {
  readonly stakesOre: number;
  readonly winsOre: number;
  /** The part of the stakes that is in rounds which are not over. */
  readonly openOre: number;
}

/** A hall on this page, headless: follows the room, offers, buys and returns plates, and tells listeners what to show. */
export class HallSession {
  readonly #calls: HallCalls;
  readonly #onMoney: () => void;
  readonly #stopwatch: () => number;
  /** Every purchase that was seen here, by its id. */
  readonly #seen = new Map<string, Purchase>();
  #winsOre = 0;
  /** Keys of changes that nobody has answered: the same change again has the same key, so that it is made once. */
  readonly #unanswered = new Map<string, string>();
  readonly #word = new EdgeWord();
  readonly #listeners = new Set<() => void>();
  #shown: ShownHall = { phase: "opening" };

  /** @param onMoney runs when the player's balance may have changed */
  constructor(
    calls: HallCalls,
    onMoney: () => void = () => {},
    stopwatch: () => number = () => performance.now(),
  ) {
    this.#calls = calls;
    this.#onMoney = onMoney;
    this.#stopwatch = stopwatch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly shown = (): ShownHall => this.#shown;

  async open(): Promise<void> {
    this.#show({ phase: "opening" });
    try {
      const [state, { purchases }] = await Promise.all([this.#calls.state(), this.#calls.myPlates()]);
      const known = { state, last: state.last ?? undefined, lateSince: undefined };
      const { serverTime } = state;
      for (const { wonOre } of purchases) this.#winsOre += wonOre;
      this.#show({
        ...{ phase: "open", ...known, purchases, offer: undefined, isBusy: false, problem: undefined },
        isCutOff: false,
        ...{ openedAt: serverTime, moment: { serverTime, readAt: this.#stopwatch() }, balanceOre: undefined },
        totals: this.#totalsWith(purchases),
      });
      void this.#refreshBalance();
      await this.#offerFirst(state);
    } catch (error) {
      const code = reasonOf(error) ?? "no-answer";
      const end = endOf(error);
      if (end) this.end(end);
      else this.#show({ phase: "failed", reason: code === "not-found" ? "not-found" : "no-answer" });
    }
  }

  /** Takes an event of the room's stream, or a state that was read. */
  apply(event: RoomEvent): void {
    const before = this.#shown;
    if (before.phase !== "open") return;
    const next = applyRoomEvent(before, event);
    this.#show({ ...before, ...next });
    const hasMoved = next.state.live?.round.id !== before.state.live?.round.id;
    if (event.name === "won") this.#countWin(before.purchases, event.data.round, event.data.won);
    // Wins are paid after the number that decides them, and a cancelled round is paid back.
    if (event.name === "won" || event.name === "cancelled" || event.name === "finished") {
      setTimeout(() => void this.#moneyMoved(), PAID_WITHIN_MS);
    }
    if (hasMoved || event.name === "closed" || event.name === "cancelled") void this.refresh();
    // Closed by an event, or by a state that was read after nothing came through.
    const isOfferClosed =
      before.offer !== undefined && !onSale(next.state).some(({ id }) => id === before.offer?.round);
    if (isOfferClosed) this.#change({ offer: undefined });
    // The next round is on sale while this one is played.
    if (isOfferClosed || (hasMoved && !before.offer)) void this.#offerFirst(next.state);
  }

  /** Reads the state for a page that no stream tells of an end: an ended session or a block ends play here too. */
  async read(): Promise<RoomState> {
    void this.#calls.mayPlay().catch((error: unknown) => this.#endIf(error));
    return this.#calls.state();
  }

  /** The page has learnt that the player's session may be over. */
  async lost(): Promise<void> {
    await this.#calls.mayPlay().catch((error: unknown) => this.#endIf(error));
  }

  /** The page follows the room's stream, which says why play is over, for as long as `hears` says so. */
  hearEdge(hears: () => boolean): void {
    this.#word.listen(hears);
  }

  /** Reads plates and balance again, such as when the player bought plates in another tab. */
  async refresh(): Promise<void> {
    await Promise.all([this.#refreshPlates(), this.#refreshBalance()]);
  }

  /** Whether anything comes through from the room. Plates that were bought are played and paid all the same. */
  cutOff(isCutOff: boolean): void {
    this.#change({ isCutOff });
  }

  end(over: StreamEnd): void {
    this.#word.stop();
    this.#show({ phase: "over", ...over });
  }

  /** Looks for other plates of a round. */
  offer(round: string, count: number): Promise<void> {
    return this.#ask("offer", async () => {
      const offered = await this.#calls.offer(round, count);
      this.#change({ offer: { ...offered, round } });
    });
  }

  /** Buys plates; a request without an answer is sent again with the same key, so that it buys once. */
  buy(round: string, plates: readonly number[]): Promise<void> {
    // In order, because a key stands for one body.
    const wanted = inOrder(plates);
    const change = `buy ${round} ${wanted.join()}`;
    const buy = async () => {
      await this.#once(change, (key) => this.#calls.buy(round, wanted, key));
      await Promise.all([this.#moneyMoved(), this.#refreshPlates(), this.#offerAgain(round)]);
    };
    // Plates that were returned can be bought again.
    const isBought = (one: Purchase) =>
      one.paidBackAt === null &&
      one.round.id === round &&
      inOrder(one.plates.map(({ no }) => no)).join() === wanted.join();
    return this.#ask("buy", buy, { change, isMade: (purchases) => purchases.some(isBought) });
  }

  giveBack(purchaseId: string): Promise<void> {
    const change = `return ${purchaseId}`;
    const giveBack = async () => {
      await this.#once(change, (key) => this.#calls.giveBack(purchaseId, key));
      await Promise.all([this.#moneyMoved(), this.#refreshPlates()]);
    };
    const isKept = ({ id, paidBackAt }: Purchase) => id === purchaseId && paidBackAt === null;
    return this.#ask("return", giveBack, { change, isMade: (purchases) => !purchases.some(isKept) });
  }

  readonly draw: HallCalls["draw"] = (roundId) => this.#calls.draw(roundId);
  readonly myRounds: HallCalls["myRounds"] = (before) => this.#calls.myRounds(before);
  readonly myRound: HallCalls["myRound"] = (roundId) => this.#calls.myRound(roundId);

  /** Offers plates of the first round on sale, as soon as somebody comes in. */
  async #offerFirst(state: RoomState): Promise<void> {
    const [first] = onSale(state);
    if (first) await this.#offerAgain(first.id);
  }

  /** A list of plates is a kindness: that there is none is no problem of the player's. */
  async #offerAgain(round: string): Promise<void> {
    try {
      this.#change({ offer: { ...(await this.#calls.offer(round, OFFERED_PLATES)), round } });
    } catch {
      this.#change({ offer: undefined });
    }
  }

  /** @returns whether the plates were read */
  async #refreshPlates(): Promise<boolean> {
    try {
      const { purchases, serverTime } = await this.#calls.myPlates();
      this.#change({
        ...{
          purchases: [...purchases, ...this.#ofLastRound()],
          moment: { serverTime, readAt: this.#stopwatch() },
        },
        totals: this.#totalsWith(purchases),
      });
      return true;
    } catch {
      // What is known stays; the next event asks again.
      return false;
    }
  }

  /** Plates of the round that has just ended, which the gateway counts as past: their wins are still on the stage. */
  #ofLastRound(): readonly Purchase[] {
    if (this.#shown.phase !== "open") return [];
    const { last } = this.#shown;
    return [...this.#seen.values()]
      .filter(({ round, paidBackAt }) => round.id === last?.round.id && paidBackAt === null)
      .map((purchase) => ({ ...purchase, canReturn: false }));
  }

  async #moneyMoved(): Promise<void> {
    this.#onMoney();
    await this.#refreshBalance();
  }

  async #refreshBalance(): Promise<void> {
    try {
      const { cashOre, bonusOre } = await this.#calls.balance();
      this.#change({ balanceOre: cashOre + bonusOre });
    } catch {
      // What is shown stays until the next movement.
    }
  }

  #countWin(purchases: readonly Purchase[], round: string, won: WonPrize): void {
    const own = purchases.filter((one) => one.round.id === round && one.paidBackAt === null);
    const numbers = own.flatMap(({ plates }) => plates.map(({ no }) => no));
    this.#winsOre += won.eachOre * numbers.filter((no) => won.plates.includes(no)).length;
    const now = this.#shown;
    if (now.phase === "open") this.#change({ totals: this.#totalsWith(now.purchases) });
  }

  #totalsWith(purchases: readonly Purchase[]): HallTotals {
    for (const purchase of purchases) this.#seen.set(purchase.id, purchase);
    const paid = [...this.#seen.values()].filter(({ paidBackAt }) => paidBackAt === null);
    const past = new Set(this.#ofLastRound().map(({ id }) => id));
    const sum = (some: readonly Purchase[]) => some.reduce((ore, { paidOre }) => ore + paidOre, 0);
    return {
      stakesOre: sum(paid),
      winsOre: this.#winsOre,
      openOre: sum(purchases.filter(({ id, paidBackAt }) => paidBackAt === null && !past.has(id))),
    };
  }

  async #ask(asked: HallProblem["asked"], call: () => Promise<void>, made?: Change): Promise<void> {
    const before = this.#shown;
    if (before.phase !== "open" || before.isBusy) return;
    this.#change({ isBusy: true, problem: undefined });
    try {
      await call();
    } catch (error) {
      const code = reasonOf(error) ?? "no-answer";
      const end = endOf(error);
      if (end) return this.#endIf(error);
      const problem = { asked, code };
      this.#change({ problem });
      const { offer } = before;
      if (code === "plate-taken" && offer) await this.#offerAgain(offer.round);
      if (made && this.#unanswered.has(made.change)) void this.#findOut(made, problem);
    } finally {
      this.#change({ isBusy: false });
    }
  }

  /** Makes a change once. Without an answer it is sent a second time, and a later attempt has the same key as well. */
  async #once<Answer>(change: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = this.#unanswered.get(change) ?? crypto.randomUUID();
    this.#unanswered.set(change, key);
    try {
      const answer = await send(key).catch((error: unknown) => {
        if (reasonOf(error) !== undefined) throw error;
        return send(key);
      });
      this.#unanswered.delete(change);
      return answer;
    } catch (error) {
      if (isAnswered(error)) this.#unanswered.delete(change);
      throw error;
    }
  }

  /** Reads the plates until that works: a change that nobody answered may have been made. If it was, its problem is removed. */
  async #findOut({ change, isMade }: Change, problem: HallProblem): Promise<void> {
    while (this.#shown.phase === "open" && !(await this.#refreshPlates())) await wait(LOOK_AGAIN_MS);
    if (this.#shown.phase !== "open" || !isMade(this.#shown.purchases)) return;
    this.#unanswered.delete(change);
    const { offer } = this.#shown;
    // The problem of a later change stays.
    if (this.#shown.problem === problem) this.#change({ problem: undefined });
    await Promise.all([this.#moneyMoved(), offer ? this.#offerAgain(offer.round) : undefined]);
  }

  /** Ends play for a refusal that says so. Where it only says that the session is over, the stream says why. */
  #endIf(error: unknown): void {
    const end = endOf(error);
    if (!end || this.#shown.phase !== "open") return;
    this.#word.await(end, (over) => this.end(over));
  }

  #change(changes: Partial<OpenHall>): void {
    if (this.#shown.phase === "open") this.#show({ ...this.#shown, ...changes });
  }

  #show(next: ShownHall): void {
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Rounds whose plates are on sale, soonest first. */
const onSale = ({ live, next }: RoomState): readonly RoomRound[] =>
  [...(live ? [live.round] : []), ...next].filter(({ state }) => state === "selling");

/** A win is paid so long after its number at most. */
const PAID_WITHIN_MS = 1_500;
/** Plates shown to choose among. */
const OFFERED_PLATES = 6;
/** Between attempts to read the plates after a change that nobody answered. */
const LOOK_AGAIN_MS = 2_000;

/** A change of the player's plates, and how the plates tell that it was made. */
interface Change {
  readonly change: string;
  isMade(purchases: readonly Purchase[]): boolean;
}

const inOrder = (plates: readonly number[]) => plates.toSorted((one, other) => one - other);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
