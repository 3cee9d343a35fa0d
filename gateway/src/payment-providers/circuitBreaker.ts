/** So many failures within the window open the circuit. */
const FAILURES = 5;
const WINDOW_MS = 30_000;
const OPEN_MS = 30_000;
/** Answers that take longer make a provider slow, for a minute. */
const SLOW_MS = 3_000;
const SLOW_FOR_MS = 60_000;

/**
 * Stops calling a provider that does not answer: five failures within 30 s open the circuit for 30 s, then one call is let
 * through as a probe; its outcome closes the circuit or opens it again.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures: readonly number[] = [];
  #openedAt: number | undefined;
  #isProbing = false;
  #slowAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** `down` while the circuit is open or being probed. */
  get health(): "up" | "slow" | "down" {
    if (this.#openedAt !== undefined) return "down";
    const now = this.#now();
    const isSlow = now - this.#slowAt < SLOW_FOR_MS || this.#recentFailures(now).length > 1;
    return isSlow ? "slow" : "up";
  }

  /** Whether a call would be let through now. Takes nothing. */
  get isOpen(): boolean {
    return this.#openedAt !== undefined && (this.#isProbing || this.#now() - this.#openedAt < OPEN_MS);
  }

  /**
   * Makes a call unless the circuit is open.
   *
   * @param isFailure whether the result means that the provider did not answer
   * @returns nothing when the call was not made
   */
  async run<Result>(
    call: () => Promise<Result>,
    isFailure: (result: Result) => boolean,
  ): Promise<Result | undefined> {
    if (this.isOpen) return undefined;
    if (this.#openedAt !== undefined) this.#isProbing = true;
    const since = this.#now();
    let hasFailed = true;
    try {
      const result = await call();
      hasFailed = isFailure(result);
      return result;
    } finally {
      const now = this.#now();
      if (now - since > SLOW_MS) this.#slowAt = now;
      if (hasFailed) this.#fail(now);
      else this.#succeed();
    }
  }

  #recentFailures(now: number): readonly number[] {
    return this.#failures.filter((at) => now - at < WINDOW_MS);
  }

  #fail(now: number): void {
    this.#failures = [...this.#recentFailures(now), now];
    if (!this.#isProbing && this.#failures.length < FAILURES) return;
    this.#isProbing = false;
    this.#openedAt = now;
  }

  #succeed(): void {
    // One that began before the circuit opened says nothing about the provider now.
    if (this.#openedAt !== undefined && !this.#isProbing) return;
    this.#isProbing = false;
    this.#openedAt = undefined;
    this.#failures = [];
  }
}
