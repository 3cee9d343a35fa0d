import {
  acknowledgeHallReality,
  chooseHallRealityInterval,
  getHallReality,
  type Transport,
} from "@spilhus/api-client";
import type { HallReality, RealityCheck } from "@spilhus/contracts/play";

/** The calls about the reality check in a hall. Each rejects with an `ApiError`. */
export interface HallRealityCalls {
  get(): Promise<HallReality>;
  acknowledge(): Promise<HallReality>;
  choose(everyMinutes: number): Promise<HallReality>;
}

export const hallRealityCalls = (transport: Transport): HallRealityCalls => ({
  get: () => getHallReality(transport),
  acknowledge: () => acknowledgeHallReality(transport),
  choose: (everyMinutes) => chooseHallRealityInterval(transport, { body: { everyMinutes } }),
});

/** What the player is told; nothing while no reality check is due. */
export interface DueReality {
  readonly check: RealityCheck;
  readonly moment: { readonly serverTime: string; readonly readAt: number };
}

const isDue = ({ serverTime, realityCheck }: HallReality) =>
  Date.parse(realityCheck.dueAt) <= Date.parse(serverTime);

/** The reality check on the page of a hall, headless. The gateway sells no plates while it is due; here it is told. */
export class HallRealityKeeper {
  readonly #calls: HallRealityCalls;
  readonly #stopwatch: () => number;
  readonly #listeners = new Set<() => void>();
  #due: DueReality | undefined;
  /** When it is due next, as far as is known: the gateway is asked again before anybody is told. */
  #nextAt: number | undefined;
  /** Questions are asked one after another, so that an older answer never replaces a newer one and none is lost. */
  #lastTurn: Promise<void> = Promise.resolve();
  #openTurns = 0;

  constructor(calls: HallRealityCalls, stopwatch: () => number = () => performance.now()) {
    this.#calls = calls;
    this.#stopwatch = stopwatch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly due = (): DueReality | undefined => this.#due;

  /** Asks the gateway whether it is due, such as when it has refused plates. */
  async refresh(): Promise<void> {
    await this.#ask(() => this.#calls.get());
  }

  /** Asks when its time has come, and the first time of all. */
  look(serverNowMs: number): void {
    if (this.#openTurns > 0 || this.#due || (this.#nextAt !== undefined && serverNowMs < this.#nextAt))
      return;
    void this.refresh();
  }

  /** The player has read it and goes on. It stays when nobody answers. */
  async acknowledge(): Promise<void> {
    await this.#ask(() => this.#calls.acknowledge());
  }

  /** The player chooses how often they are told. What is shown stays until they go on. */
  async choose(everyMinutes: number): Promise<void> {
    await this.#ask(() => this.#calls.choose(everyMinutes));
  }

  async #ask(call: () => Promise<HallReality>): Promise<void> {
    this.#openTurns += 1;
    this.#lastTurn = this.#lastTurn.then(() => this.#take(call));
    await this.#lastTurn;
  }

  async #take(call: () => Promise<HallReality>): Promise<void> {
    const answer = await call().catch(() => undefined);
    this.#openTurns -= 1;
    if (!answer) return;
    const { serverTime, realityCheck: check } = answer;
    this.#nextAt = Date.parse(check.dueAt);
    this.#due = isDue(answer) ? { check, moment: { serverTime, readAt: this.#stopwatch() } } : undefined;
    for (const listener of this.#listeners) listener();
  }
}
