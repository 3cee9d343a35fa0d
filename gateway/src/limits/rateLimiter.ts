import { hash, randomUUID } from "node:crypto";
import type { Clock, Log } from "@spilhus/lib";
import type { Queries } from "../database/index.ts";
import { deleteOldCounts, shareCounts } from "./shareCounts.ts";
import { SlidingCounts, type Refusal } from "./slidingCounts.ts";
import { takeAttempt } from "./takeAttempt.ts";
import { TooManyRequests } from "./tooManyRequests.ts";

/** What is limited, and how many calls are allowed in a minute. */
export interface Limit {
  /** Class of calls, such as `attempt` or `pictures`. */
  readonly kind: string;
  /** Key that the calls are counted by; never logged. */
  readonly key: string;
  readonly most: number;
  /** What the log may say about a refusal, such as the id of a player. */
  readonly about?: Readonly<Record<string, unknown>>;
}

export interface RateLimiterSettings {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

const WINDOW_SECONDS = 60;
const SHARE_MS = 1_000;
/** Attempts that reach the database, as a multiple of those that are let through. */
const FLOOD_FACTOR = 5;
/** Expired rows are deleted once in so many rounds of sharing. */
const SWEEP_ROUNDS = 60;

/** Keys hold addresses and e-mail addresses; the database sees only their hash, for a minute. */
const hashOf = ({ kind, key }: Limit) => hash("sha256", `${kind} ${key}`, "base64url");

/**
 * The one limiter. `take` counts in memory and agrees with the other gateways within a second; `takeExactly` counts in
 * the database. Both use a sliding minute.
 */
export class RateLimiter {
  readonly #settings: RateLimiterSettings;
  readonly #counts: SlidingCounts;
  readonly #gateway = randomUUID();
  readonly #timer: NodeJS.Timeout;
  #sharing: Promise<void> | undefined;
  #rounds = 0;

  constructor(settings: RateLimiterSettings) {
    this.#settings = settings;
    this.#counts = new SlidingCounts(WINDOW_SECONDS * 1_000, settings.clock);
    this.#timer = setInterval(() => void this.share(), SHARE_MS);
    this.#timer.unref();
  }

  /** @throws {TooManyRequests} */
  take(limit: Limit): void {
    const refusal = this.#counts.take(hashOf(limit), limit.most);
    if (refusal) throw this.#refuse(limit, refusal);
  }

  /** @throws {TooManyRequests} */
  async takeExactly(limit: Limit): Promise<void> {
    const key = hashOf(limit);
    // A flood of attempts must not become a flood of queries.
    const refusal = this.#counts.take(key, limit.most * FLOOD_FACTOR);
    if (refusal) throw this.#refuse(limit, refusal);
    const retryAfterSeconds = await takeAttempt(this.#settings.db, key, limit.most, WINDOW_SECONDS);
    if (retryAfterSeconds !== undefined) throw this.#refuse(limit, { retryAfterSeconds, isFirst: true });
  }

  /** Exchanges counts with the other gateways; one round at a time. */
  share(): Promise<void> {
    this.#sharing ??= this.#share().finally(() => {
      this.#sharing = undefined;
    });
    return this.#sharing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sharing;
  }

  async #share(): Promise<void> {
    const { db, log } = this.#settings;
    try {
      const hot = this.#counts.hotKeys();
      if (hot.length > 0) this.#counts.setElsewhere(await shareCounts(db, this.#gateway, hot));
      this.#rounds += 1;
      if (this.#rounds % SWEEP_ROUNDS === 0) await deleteOldCounts(db);
    } catch (error) {
      log("warn", "limits are not shared with other gateways", { error });
    }
  }

  /** One line for each limit and minute: a flood of refused calls must not become a flood of lines. */
  #refuse({ kind, about }: Limit, { retryAfterSeconds, isFirst }: Refusal): TooManyRequests {
    if (isFirst) this.#settings.log("warn", "too many requests", { security: true, class: kind, ...about });
    return new TooManyRequests(retryAfterSeconds);
  }
}
