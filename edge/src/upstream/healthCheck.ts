import type { Clock } from "@spilhus/lib";
import type { Upstream } from "./upstream.ts";

const MAX_BYTES = 1_024;
/** How long a server that did not answer is not called again. */
const RETRY_MS = 1_000;

/**
 * Whether a server behind the edge answers at all. One that hangs accepts connections and answers nothing, which looks
 * like one that is busy; only a call that costs it nothing tells them apart.
 */
export class HealthCheck {
  readonly #upstream: Upstream;
  readonly #clock: Clock;
  #running: Promise<boolean> | undefined;
  #failedAt: number | undefined;

  /** @param upstream with a short deadline, and connections that nothing else uses */
  constructor(upstream: Upstream, clock: Clock) {
    this.#upstream = upstream;
    this.#clock = clock;
  }

  /** Whether the last check failed. */
  get hasFailed(): boolean {
    return this.#failedAt !== undefined;
  }

  /** Calls the server, once for all concurrent callers and at most once a second while it is down. Never rejects. */
  check(): Promise<boolean> {
    const downFor = this.#failedAt === undefined ? undefined : this.#clock.now() - this.#failedAt;
    // After the clock was set back the age is negative, and the server is called again.
    if (downFor !== undefined && downFor >= 0 && downFor < RETRY_MS) return Promise.resolve(false);
    this.#running ??= this.#call().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #call(): Promise<boolean> {
    try {
      // Any status is an answer.
      await this.#upstream.call({ path: "/health", headers: {}, maxBytes: MAX_BYTES });
      this.#failedAt = undefined;
      return true;
    } catch {
      this.#failedAt = this.#clock.now();
      return false;
    }
  }
}
