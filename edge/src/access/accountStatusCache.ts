import { hash } from "node:crypto";
import type { Clock, Log } from "@spilhus/lib";
import type { PageVisitor } from "@spilhus/restrictions";
import { LRUCache } from "lru-cache";
import { EdgeError } from "../errors/edgeError.ts";
import type { FetchAccountStatus } from "./fetchAccountStatus.ts";

/** How old an account status may be. With the time of the call, an ended session closes every page within 2 s. */
export const ACCOUNT_STATUS_TTL_MS = 1_000;
/** How long a gateway that did not answer is not called again. */
const SILENCE_MS = 1_000;
const MAX_SESSIONS = 20_000;

interface Asked<What> {
  readonly what: What;
  readonly at: number;
}

/**
 * Keeps the account status behind each session cookie for a second. The key is a hash, so that the memory holds no session.
 * Concurrent requests share one call. No page is decided by a status requested more than a second before it.
 */
export class AccountStatusCache {
  readonly #kept = new LRUCache<string, Asked<PageVisitor>>({ max: MAX_SESSIONS });
  readonly #flights = new Map<string, Asked<Promise<PageVisitor>>>();
  readonly #ask: FetchAccountStatus;
  readonly #clock: Clock;
  readonly #log: Log;
  #silentAt = Number.NEGATIVE_INFINITY;
  #calls = 0;
  #failures = 0;

  constructor(ask: FetchAccountStatus, clock: Clock, log: Log) {
    this.#ask = ask;
    this.#clock = clock;
    this.#log = log;
  }

  /** After the clock was set back the age is negative, and the value counts as old. */
  #isWithin(at: number, milliseconds: number): boolean {
    const age = this.#clock.now() - at;
    return age >= 0 && age < milliseconds;
  }

  /**
   * The account status behind a session cookie; `unknown` when the gateway does not answer. Never rejects.
   *
   * @param isFresh calls the gateway whatever is known
   */
  of(brand: string, session: string, isFresh = false): PageVisitor | Promise<PageVisitor> {
    const key = hash("sha256", `${brand}\n${session}`, "base64");
    if (!isFresh) {
      const kept = this.#kept.get(key);
      if (kept && this.#isWithin(kept.at, ACCOUNT_STATUS_TTL_MS)) return kept.what;
      const running = this.#flights.get(key);
      if (running && this.#isWithin(running.at, ACCOUNT_STATUS_TTL_MS)) return running.what;
    }
    if (this.#isWithin(this.#silentAt, SILENCE_MS)) return "unknown";
    const flight = { at: this.#clock.now(), what: this.#fetch(key, brand, session) };
    this.#flights.set(key, flight);
    return flight.what.finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
  }

  async #fetch(key: string, brand: string, session: string): Promise<PageVisitor> {
    const at = this.#clock.now();
    this.#calls += 1;
    const what = await this.#answer(brand, session);
    const newest = this.#kept.peek(key);
    // Ignore answers to older requests than the newest one answered.
    if (!newest || newest.at <= at) this.#kept.set(key, { what, at });
    return what;
  }

  async #answer(brand: string, session: string): Promise<PageVisitor> {
    try {
      return await this.#ask({ brand, session });
    } catch (cause) {
      this.#failures += 1;
      // Only an unreachable gateway is not called again: a bad answer about one session says nothing about the others.
      if (cause instanceof EdgeError) this.#silentAt = this.#clock.now();
      this.#log("error", "the gateway did not say who is behind a session", { brand, cause });
      return "unknown";
    }
  }

  stats() {
    return {
      sessions: this.#kept.size,
      maxSessions: MAX_SESSIONS,
      calls: this.#calls,
      failures: this.#failures,
    };
  }
}
