import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";
import { HttpError, visitorNetwork } from "../http/index.ts";
import { REFUSAL_STATUS } from "@spilhus/contracts";

/**
 * Which calls are counted together: ordinary ones, attempts to sign in or to prove something, and what pages tell the
 * tracking service.
 */
export type LimitClass = "call" | "attempt" | "tracking";

/** Calls in a minute. */
export interface Limits {
  readonly account: number;
  readonly address: number;
  readonly everybody: number;
}

const MINUTE_MS = 60_000;
/** Accounts and addresses remembered; the longest unused is forgotten first. */
const REMEMBERED = 50_000;

interface Window {
  readonly until: number;
  count: number;
}

/** A refusal for too many calls, with the time after which to try again. */
export class TooManyRequests extends HttpError {
  override readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(
      REFUSAL_STATUS["too-many-requests"],
      "too-many-requests",
      `Too many requests; try again in ${retryAfterSeconds} s.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts calls by account, by address and of everybody, each class on its own (ASVS 5.0 2.4.1, 6.3.1). */
export class CallLimits {
  readonly #limits: Readonly<Record<LimitClass, Limits>>;
  readonly #clock: Clock;
  readonly #windows = new LRUCache<string, Window>({ max: REMEMBERED });
  /** Apart from the others, which many invented addresses could push out. */
  readonly #everybody = new Map<LimitClass, Window>();

  constructor(limits: Readonly<Record<LimitClass, Limits>>, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Counts a call of an address, of IPv6 of its network.
   *
   * @throws {TooManyRequests}
   */
  ofAddress(kind: LimitClass, address: string): void {
    const { everybody, address: ofOne } = this.#limits[kind];
    this.#count(this.#windows, `${kind} address ${visitorNetwork(address)}`, ofOne);
    this.#count(this.#everybody, kind, everybody);
  }

  /**
   * Counts a call of an account, or an attempt to get into one.
   *
   * @throws {TooManyRequests}
   */
  ofAccount(kind: LimitClass, account: string): void {
    this.#count(this.#windows, `${kind} account ${account}`, this.#limits[kind].account);
  }

  #count<Key>(
    windows: Pick<Map<Key, Window>, "get"> & { set(key: Key, window: Window): unknown },
    key: Key,
    most: number,
  ): void {
    const now = this.#clock.now();
    const found = windows.get(key);
    const window = found && found.until > now ? found : { until: now + MINUTE_MS, count: 0 };
    if (window !== found) windows.set(key, window);
    window.count += 1;
    if (window.count > most) throw new TooManyRequests(Math.ceil((window.until - now) / 1_000));
  }
}
