import type { Clock } from "@spilhus/lib";
import type { Upstream } from "./upstream.ts";

const MAX_BYTES = 1_024;
/** How long nobody waits for a server that was not there a moment ago. */
const SILENCE_MS = 1_000;

/**
 * Whether a server behind the door is there at all. One that hangs takes every connection and answers none, which looks
 * like one that is at work for long; the difference shows in a question that costs it nothing.
 */
export class Presence {
  readonly #upstream: Upstream;
  readonly #clock: Clock;
  #asking: Promise<boolean> | undefined;
  #silentAt: number | undefined;

  /** @param upstream with a short deadline, and connections that nothing else fills */
  constructor(upstream: Upstream, clock: Clock) {
    this.#upstream = upstream;
    this.#clock = clock;
  }

  /** Whether it did not answer when it was last asked. */
  get isDoubted(): boolean {
    return this.#silentAt !== undefined;
  }

  /** Asks, once for all who want to know at the same time, and not within a second of silence. Never rejects. */
  ask(): Promise<boolean> {
    const silentFor = this.#silentAt === undefined ? undefined : this.#clock.now() - this.#silentAt;
    // A clock that was set back makes no silence last.
    if (silentFor !== undefined && silentFor >= 0 && silentFor < SILENCE_MS) return Promise.resolve(false);
    this.#asking ??= this.#call().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #call(): Promise<boolean> {
    try {
      // Whatever it answers, it answers.
      await this.#upstream.call({ path: "/health", headers: {}, maxBytes: MAX_BYTES });
      this.#silentAt = undefined;
      return true;
    } catch {
      this.#silentAt = this.#clock.now();
      return false;
    }
  }
}
