import { getLossLimits, postponeLossOffer, type Transport } from "@spilhus/api-client";

/** The calls about the offer. Each rejects with an `ApiError`. */
export interface LossOfferCalls {
  /** Whether limits of loss are to be offered. */
  ask(): Promise<boolean>;
  postpone(): Promise<unknown>;
}

export const lossOfferCalls = (transport: Transport): LossOfferCalls => ({
  ask: async () => (await getLossLimits(transport)).isOffered,
  postpone: () => postponeLossOffer(transport),
});

/** `asking` until the gateway has answered, which a game waits for: an offer that comes later would push the game away. */
export type ShownLossOffer = "asking" | "offered" | "none";

/** How long a game waits for the answer. */
export const LONGEST_WAIT_MS = 2_000;

/** The offer of limits of loss, headless. It keeps nobody from the game. */
export class LossOffer {
  readonly #calls: LossOfferCalls;
  readonly #listeners = new Set<() => void>();
  #shown: ShownLossOffer;

  /** @param isForMoney whether the game is played for money: in a demo nothing is asked */
  constructor(calls: LossOfferCalls, isForMoney: boolean) {
    this.#calls = calls;
    this.#shown = isForMoney ? "asking" : "none";
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): ShownLossOffer => this.#shown;

  /** Asks the gateway, once. Without an answer there is no offer; it comes again with the next game. */
  async ask(): Promise<void> {
    if (this.#shown !== "asking") return;
    const waited = setTimeout(() => this.#show("none"), LONGEST_WAIT_MS);
    const isOffered = await this.#calls.ask().catch(() => false);
    clearTimeout(waited);
    this.#show(isOffered ? "offered" : "none");
  }

  /** The player wants none now. What does not get through is asked again with the next game. */
  postpone(): void {
    this.#show("none");
    this.#calls.postpone().catch(() => undefined);
  }

  #show(shown: ShownLossOffer): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
